import type { ThreadWords } from '../../../browser/threads/words.ts'

/** What the preview of a thread says, in French. */
export const words: ThreadWords = {
  nothingSent: 'Aperçu, rien n’est envoyé',
  wall: (platform) => `Ce qui se dit sur ${platform}`,
  read: 'Lu',
  refused: 'Serait refusé',
  changes: (platform) => `Ce que ${platform} change`,
  unchanged: (platform) => `Rien n’a dû changer pour ${platform}.`,
  note: 'Note',
  replies: (isSpent) => (isSpent ? 'Réponses rapides, disparues depuis que le client a écrit' : 'Réponses rapides'),
  cards: (count) => `${count} cartes côte à côte`,
  payloads: (count) => `Pour les développeurs, requêtes : ${count}`,
  payload: (number, at) => `la requête ${number}, ${at}`,
  copy: 'Copier',
  copied: 'Copié',
  notCopied: 'Non copié. Sélectionnez et copiez vous-même.',
  standIns: {
    line: 'USER_ID est celui du client sur LINE.',
    whatsapp: 'PHONE_NUMBER est celui du client, PHONE_NUMBER_ID celui de la boutique.',
    wechat: 'OPENID est celui du client auprès du compte, TEMPLATE_ID le modèle approuvé.',
  },
  keys: 'FORM_ID et BOOKING_TOKEN tiennent lieu des clés du client : personne d’autre ne les lit.',
  accounts: { line: 'Compte officiel', whatsapp: 'Compte professionnel', wechat: 'Compte officiel' },
  template: { service: () => 'Prestation', when: 'Quand', seats: 'Places', reference: 'Référence', details: 'Détails' },

  as: (platform) => `Comme ${platform} le montrerait`,
  all: 'Le fil, et ce qui y change',
  failed: 'L’aperçu n’est pas arrivé.',
  tryAgain: 'Réessayer',
  you: 'Vous',
  writeBelow: (platform) => `Écrivez ci-dessous. Cela s’affiche ici comme ${platform} le montrerait.`,
  messenger: 'Messagerie',
  onlyLatest: 'Seuls les messages les plus récents sont affichés.',
}
