import { platformNames } from '../../../contract/platforms.ts'
import { limits } from '../limits.ts'
import type { Notes } from '../notes.ts'

const { line, whatsapp, wechat } = limits

/** What is told to the merchant, in Portuguese. */
export const pt: Notes = {
  cut: (platform, what) => ({
    title: { words: 'Texto cortado', card: 'Cartão cortado', cards: 'Cartões cortados' }[what],
    text: `Longo demais para ${platformNames[platform]}: termina depois de uma palavra, e tudo está no link.`,
  }),
  person: (platform) => ({
    title: 'Nome de uma pessoa',
    text:
      platform === 'line'
        ? 'Fica acima das palavras dela em vez do nome da loja, ou antes delas se for longo.'
        : `${platformNames[platform]} mostra a loja como remetente. Quem fala está antes das suas palavras.`,
  }),
  sources: (platform) => ({
    title: 'Fontes omitidas',
    text: `O seu site mostra de onde vem uma resposta; ${platformNames[platform]} não tem lugar para isso.`,
  }),
  marks: (platform) => ({
    title: 'Formatação',
    text:
      platform === 'whatsapp'
        ? 'WhatsApp marca negrito, itálico e código à sua maneira; as listas têm pontos e o endereço de um link fica depois das suas palavras.'
        : `${platformNames[platform]} mostra só palavras: negrito, itálico e código perdem as marcas, as listas têm pontos e o endereço de um link fica depois das suas palavras.`,
  }),
  quickReplies: (count) => ({
    title: 'Respostas rápidas',
    text: `${count > line.quickReplies ? `LINE aceita ${line.quickReplies} de ${count}; o resto fica em palavras.` : `São ${count}; LINE aceita no máximo ${line.quickReplies}.`} Desaparecem assim que uma é usada, e só aparecem em telemóveis.`,
  }),
  labels: (platform) => ({
    title: 'Rótulos cortados',
    text: `${platformNames[platform]} tem pouco espaço numa opção. O que não cabe está inteiro na mensagem${platform === 'whatsapp' ? ' ou por baixo' : ''}.`,
  }),
  names: (platform) => ({
    title: 'Nomes cortados',
    text: `${platformNames[platform]} tem pouco espaço para um nome. Se for longo demais, termina depois de uma palavra e está inteiro no link.`,
  }),
  answers: () => ({
    title: 'Respostas cortadas',
    text: `No LINE, uma opção envia no máximo ${line.say.most} caracteres. Uma resposta mais longa termina depois de uma palavra.`,
  }),
  alike: () => ({ title: 'Iguais depois de cortados', text: 'O que se leria igual é numerado.' }),
  choicesToList: (count, button) => ({
    title: 'Opções → lista',
    text:
      count > whatsapp.rows
        ? `WhatsApp lista ${whatsapp.rows}, atrás de “${button}”. As outras ${count - whatsapp.rows} ficam em palavras.`
        : `WhatsApp mostra ${whatsapp.buttons} botões curtos. Tudo passou para uma lista atrás de “${button}”.`,
  }),
  choicesToMenu: (count) => ({
    title: 'Opções → links',
    text:
      count > wechat.menu
        ? `WeChat não tem botões. Em vez deles, um menu de ${wechat.menu} linhas, que é o máximo; as outras ${count - wechat.menu} ficam em palavras.`
        : `WeChat não tem botões. Em vez deles, um menu de no máximo ${wechat.menu} linhas.`,
  }),
  list: (platform, heading, shown) => {
    const kind = { line: 'cartões', whatsapp: 'lista', wechat: 'links' }[platform]
    const all = {
      line: `Uma fila de cartões para deslizar, no máximo ${line.bubbles}.`,
      whatsapp: `Uma folha de no máximo ${whatsapp.rows} linhas, cada uma com ${whatsapp.rowDescription.most} letras. O resto está no link.`,
      wechat: `Um menu de no máximo ${wechat.menu} linhas, só com os nomes. O resto está no link.`,
    }[platform]
    const most = shown.most - (platform === 'line' ? 1 : 0)
    return {
      title: `${heading} → ${kind}`,
      text: shown.count > shown.most ? `${all} De ${shown.count} mostra ${most}; os outros estão no link.` : all,
    }
  },
  form: (platform) => ({
    title: platform === 'wechat' ? 'Formulário → cartão' : 'Formulário → página',
    text: {
      line: 'O botão abre a página de reserva dentro do LINE.',
      whatsapp:
        'O botão abre a página de reserva no navegador. Um formulário dentro do WhatsApp precisa de um Flow aprovado pela Meta.',
      wechat: 'Um cartão que abre a página de reserva.',
    }[platform],
  }),
  booking: (platform) => ({
    title: { line: 'Sem ficheiro de calendário', whatsapp: 'Botões → respostas', wechat: 'Reserva → modelo' }[platform],
    text: {
      line: 'LINE não pode levar um. Vai por e-mail.',
      whatsapp:
        'Um botão diz algo na conversa, e o assistente responde com a página certa. O ficheiro de calendário vai por e-mail.',
      wechat:
        'Precisa de um modelo com serviço, hora, lugares, referência e estado; WeChat escreve a hora à sua maneira. As mudanças estão nos detalhes.',
    }[platform],
  }),
  bookingLink: () => ({
    title: 'Reserva → link',
    text: 'Já não há nada a fazer com ela na conversa: um link abre a sua página.',
  }),
  late: (platform) => {
    const hours = limits[platform].windowHours
    return {
      title: `Passadas ${hours} horas`,
      text: `${platformNames[platform]} só aceita isto como modelo aprovado, porque o cliente não tinha escrito nas ${hours} horas anteriores. Ainda não há nenhum escolhido.`,
    }
  },
  tooMany: () => ({
    title: `Mais de ${wechat.inWindow} mensagens`,
    text: `WeChat aceita ${wechat.inWindow} mensagens depois de cada uma do cliente. Esta seria recusada.`,
  }),
}
