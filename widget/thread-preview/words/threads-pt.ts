import type { ThreadWords } from '../../../browser/threads/words.ts'

/** What the preview of a thread says, in Portuguese. */
export const words: ThreadWords = {
  nothingSent: 'Pré-visualização, nada é enviado',
  wall: (platform) => `O que se diz no ${platform}`,
  read: 'Lida',
  refused: 'Seria recusada',
  changes: (platform) => `O que muda no ${platform}`,
  unchanged: (platform) => `Nada teve de mudar para o ${platform}.`,
  note: 'Nota',
  replies: (isSpent) =>
    isSpent ? 'Respostas rápidas, desaparecidas desde que o cliente escreveu' : 'Respostas rápidas',
  cards: (count) => `${count} cartões lado a lado`,
  payloads: (count) => `Para programadores, pedidos: ${count}`,
  payload: (number, at) => `o pedido ${number}, ${at}`,
  copy: 'Copiar',
  copied: 'Copiado',
  notCopied: 'Não copiado. Selecione e copie.',
  standIns: {
    line: 'USER_ID é o do cliente no LINE.',
    whatsapp: 'PHONE_NUMBER é o do cliente, PHONE_NUMBER_ID o da loja.',
    wechat: 'OPENID é o do cliente na conta, TEMPLATE_ID o modelo aprovado.',
  },
  keys: 'FORM_ID e BOOKING_TOKEN estão no lugar das chaves do cliente: mais ninguém as lê.',
  accounts: { line: 'Conta oficial', whatsapp: 'Conta comercial', wechat: 'Conta oficial' },
  template: {
    service: () => 'Horário',
    when: 'Quando',
    seats: 'Lugares',
    reference: 'Referência',
    details: 'Detalhes',
  },

  as: (platform) => `Como o ${platform} mostraria`,
  all: 'A conversa e o que muda nela',
  failed: 'A pré-visualização não chegou.',
  tryAgain: 'Tentar de novo',
  you: 'Você',
  writeBelow: (platform) => `Escreva em baixo. Aparece aqui como o ${platform} mostraria.`,
  messenger: 'Mensageiro',
  onlyLatest: 'Só aparecem as mensagens mais recentes.',
}
