import { platformNames } from '../../../contract/platforms.ts'
import { limits } from '../limits.ts'
import type { Notes } from '../notes.ts'

const { line, whatsapp, wechat } = limits

/** What is told to the merchant, in French. */
export const fr: Notes = {
  cut: (platform, what) => ({
    title: { words: 'Texte coupé', card: 'Carte coupée', cards: 'Cartes coupées' }[what],
    text: `Trop long pour ${platformNames[platform]} : cela s’arrête après un mot, et tout est derrière le lien.`,
  }),
  person: (platform) => ({
    title: 'Nom d’une personne',
    text:
      platform === 'line'
        ? 'Se place au-dessus de ses mots à la place du nom de la boutique, ou devant s’il est long.'
        : `${platformNames[platform]} montre la boutique comme expéditeur. Qui parle est nommé devant ses mots.`,
  }),
  sources: (platform) => ({
    title: 'Sources omises',
    text: `Votre site montre d’où vient une réponse ; ${platformNames[platform]} n’a pas de place pour cela.`,
  }),
  marks: (platform) => ({
    title: 'Mise en forme',
    text:
      platform === 'whatsapp'
        ? 'WhatsApp marque le gras, l’italique et le code à sa façon ; les listes ont des points, et l’adresse d’un lien suit ses mots.'
        : `${platformNames[platform]} ne montre que des mots : gras, italique et code perdent leurs marques, les listes ont des points, et l’adresse d’un lien suit ses mots.`,
  }),
  quickReplies: (count) => ({
    title: 'Réponses rapides',
    text: `${count > line.quickReplies ? `LINE en prend ${line.quickReplies} sur ${count} ; les autres sont écrites en toutes lettres.` : `Il y en a ${count} ; LINE en prend ${line.quickReplies} au plus.`} Elles disparaissent dès que l’une a servi, et ne se voient que sur les téléphones.`,
  }),
  labels: (platform) => ({
    title: 'Libellés coupés',
    text: `${platformNames[platform]} a peu de place sur un choix. Ce qui n’y tient pas est entier dans le message${platform === 'whatsapp' ? ' ou en dessous' : ''}.`,
  }),
  names: (platform) => ({
    title: 'Noms coupés',
    text: `${platformNames[platform]} a peu de place pour un nom. Trop long, il s’arrête après un mot, et figure en entier derrière le lien.`,
  }),
  answers: () => ({
    title: 'Réponses coupées',
    text: `Sur LINE, un choix envoie au plus ${line.say.most} caractères. Une réponse plus longue s’arrête après un mot.`,
  }),
  alike: () => ({ title: 'Identiques une fois coupés', text: 'Ce qui se lirait pareil est numéroté.' }),
  choicesToList: (count, button) => ({
    title: 'Choix → liste',
    text:
      count > whatsapp.rows
        ? `WhatsApp en liste ${whatsapp.rows}, derrière « ${button} ». Les ${count - whatsapp.rows} autres sont écrits en toutes lettres.`
        : `WhatsApp montre ${whatsapp.buttons} boutons courts. Tout est passé dans une liste derrière « ${button} ».`,
  }),
  choicesToMenu: (count) => ({
    title: 'Choix → liens',
    text:
      count > wechat.menu
        ? `WeChat n’a pas de boutons. À la place, un menu de ${wechat.menu} lignes, pas plus ; les ${count - wechat.menu} autres sont écrits en toutes lettres.`
        : `WeChat n’a pas de boutons. À la place, un menu de ${wechat.menu} lignes au plus.`,
  }),
  list: (platform, heading, shown) => {
    const kind = { line: 'cartes', whatsapp: 'liste', wechat: 'liens' }[platform]
    const all = {
      line: `Une rangée de cartes à faire glisser, ${line.bubbles} au plus.`,
      whatsapp: `Une feuille de ${whatsapp.rows} lignes au plus, de ${whatsapp.rowDescription.most} lettres chacune. Le détail est derrière le lien.`,
      wechat: `Un menu de ${wechat.menu} lignes au plus, avec les noms seuls. Le reste est derrière le lien.`,
    }[platform]
    const most = shown.most - (platform === 'line' ? 1 : 0)
    return {
      title: `${heading} → ${kind}`,
      text:
        shown.count > shown.most
          ? `${all} Sur ${shown.count}, il en montre ${most} ; le reste est derrière le lien.`
          : all,
    }
  },
  form: (platform) => ({
    title: platform === 'wechat' ? 'Formulaire → carte' : 'Formulaire → page',
    text: {
      line: 'Le bouton ouvre la page de réservation dans LINE.',
      whatsapp:
        'Le bouton ouvre la page de réservation dans le navigateur. Un formulaire dans WhatsApp demande un Flow approuvé par Meta.',
      wechat: 'Une carte qui ouvre la page de réservation.',
    }[platform],
  }),
  booking: (platform) => ({
    title: { line: 'Pas de fichier d’agenda', whatsapp: 'Boutons → réponses', wechat: 'Réservation → modèle' }[
      platform
    ],
    text: {
      line: 'LINE ne peut pas en porter. Il part par e-mail.',
      whatsapp:
        'Un bouton dit quelque chose dans le fil, et l’assistant répond avec la page qu’il faut. Le fichier d’agenda part par e-mail.',
      wechat:
        'Demande un modèle avec prestation, heure, places, référence et état ; WeChat écrit l’heure à sa façon. Les changements sont derrière les détails.',
    }[platform],
  }),
  bookingLink: () => ({
    title: 'Réservation → lien',
    text: 'Il n’y a plus rien à en faire dans le fil : un lien ouvre sa page.',
  }),
  late: (platform) => {
    const hours = limits[platform].windowHours
    return {
      title: `Après plus de ${hours} heures`,
      text: `${platformNames[platform]} ne prend ceci que comme modèle approuvé, car le client n’avait pas écrit dans les ${hours} heures d’avant. Aucun n’est encore choisi.`,
    }
  },
  tooMany: () => ({
    title: `Plus de ${wechat.inWindow} messages`,
    text: `WeChat prend ${wechat.inWindow} messages après chacun du client. Celui-ci serait refusé.`,
  }),
}
