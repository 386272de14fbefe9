import { cues } from '../../../knowledge/lexicon/cues.ts'

/** What becomes of what visitors write, or that it be deleted. */
export const asksOfOwnData = cues(`
  store|stored|keep|kept|save|saved|collect|share|shared|sell|process|delete|erase|remove|wipe .. my|our|personal|this|the|all data|chat|chats|conversation|conversations|messages|information
  what|who|where|how .. my|our|personal data
  my|personal data is|are|be stored|kept|saved|shared|sold|safe|deleted|used
  is this|the|my chat|conversation private|recorded|saved|stored|confidential
  forget|delete|erase me $
  gdpr|privacy policy|notice|statement|request
  data protection|privacy
  privacy policy
`)
