/** Paying, getting it back, and presents. */
export const MONEY = {
  payment: `
    how do|can|should|would|must|to i|we|people? pay|settle
    pay|paying|settle|paid by|with|in|via|on|up|at|online|there|when|upfront|now|beforehand|afterwards|after|cash
    pay in|up front|advance|full
    take|accept|do|use|have|got|dig|bring|need|carry|on|only .. card|cards|cash|amex|visa|mastercard|paypal|contactless|cheque|cheques|plastic|bitcoin|venmo|notes|coins|debit|credit
    card|cash|cards only|machine|reader|payment|payments|ok|okay|or|fine|accepted
    apple|google|samsung pay
    amex|american express|mastercard|visa|paypal|venmo|contactless|interac|debit|klarna|revolut|twint|mobilepay|swish
    bank transfer|transfers
    cash|card|cheque $
    personal check|checks|cheque|cheques
    pay .. by|with a? check|checks
    tap|pay with my|phone|watch|a
    payment|payments method|methods|options|accepted|due|taken
    when do|is|will|am|would .. pay|paid|charge|charged|money|taken
    take|takes|taken money|payment off|when|on|now
    pay on|at|before|when the|arrival|day|night|end
    do i|we have|need to pay .. now|upfront|first|front|advance|before|on
    instalments|installments
    split the? bill|payment|cost
    spread the cost|payments
    prepay|prepaid
    pay later|now
    in advance
    money|dosh now|upfront|beforehand
    up front
    upfront
  `,
  invoice: `
    invoice|invoices|invoiced|receipt|receipts|vat|expenses|expense|claim back
    purchase order
    on expenses|account
    tax deductible
  `,
  insurance: `
    insurance|insurer|insurers|insured|policy|reimburse|reimbursed|reimbursement|benefits
    covered|cover by|on my|the|our? insurance|plan|health|policy|work
    health|insurance card|plan|fund|provider|benefits
    out of pocket
    claim|bill|charge|submit .. back|insurance|insurer|direct|directly|receipts
    chasing them
    plan is with|through
    through work
    work|workplace injury|accident|comp|compensation
    hurt|injured .. at|on work|job|site|warehouse
    supervisor|employer|boss .. paperwork|claim|form|report
    wcb|wsib|ohip|medicare|nhs|bupa|medicaid
  `,
  gift: `
    gift|gifts|voucher|vouchers|gifted|gifting
    present|presents for|of|idea|ideas|card|wrapped
    as|for a|an|his|her|my|our|their birthday|christmas|xmas|wedding|anniversary|leaving|retirement|thank|mother|father|mothers|fathers? present|day|gift
    give|buy|treat|buying|giving|surprise .. for|my|his|her|someone|as .. present|birthday|christmas|anniversary|xmas|gift|thank
    for|treat|surprise my|a mum|dad|mother|father|sister|brother|nan|gran|friend|wife|husband|girlfriend|boyfriend|boss|partner|niece|nephew .. birthday|christmas|xmas|anniversary|retirement|turning|turns|loves|obsessed|50th|40th|60th|30th|70th
    something|anything to|i|we give|wrap|unwrap|under|put
    under the tree
    give|buy|get|gift|treat|surprise her|him|them .. lessons|lesson|class|session|one|course|something|some
    my|his|her|our|wife|husband|mum|dad|is|for .. 18th|21st|30th|40th|50th|60th|65th|70th|75th|80th|90th
    turns|turning|turned 18|21|30|40|50|60|65|70|80|90
    voucher|card|certificate|credit .. expire|expires|valid|expiry|last|run|ran|out|good
    expire|expires|expiry|valid|validity
    stocking filler|fillers
    christmas|birthday|xmas present|presents|gift
    token|tokens
  `,
  discount: `
    discount|discounts|discounted|concession|concessions|concessionary|reduction|promo|promotion|promotions|coupon
    student|students|pensioner|pensioners|oap|senior|seniors|unemployed|military|nurse|nurses|nhs|veteran|veterans|teacher rate|rates|price|prices|discount|discounts|card|deal|ticket|tickets|offer|offers|fare
    student|pensioner|oap|retired $
    any|some|a break for
    money|anything|something|percent|quid|bit|pounds|dollars off !me|my|the
    deal|deals|offer|offers|rate|rates for
    am|is|are a|an|both|retired|all? student|students|pensioner|pensioners|retired|unemployed|broke|skint|oap|senior
    less|cheaper|special if|for|rate|price .. student|senior|old|pensioner|group|more|several|retired|locals|kids|children|bulk
    old|older codgers|folks|people|age|pensioners|lady|man|timers
    block|bulk book|booking|bookings|buy|buying|discount
    package|bundle|multibuy|pack deal|of|price|discount
    buy|book|get|take|have several|more|ten|five|lots|many|multiple|a|in .. cheaper|discount|deal|off|save|bulk
    loyalty|frequent|stamp card|scheme|program|programme|points
    off peak
  `,
  fix: `
    not|am|are|is|was|really|if happy|satisfied|pleased|right|good .. with|how|it|result|after
    not like|love it|the|how|what|my result|it|way
    do|did not like it|what|how
    hate|hated|loathe it|them|the|how|what
    do|did .. again|over .. free|nothing
    redo|redone|fix|put .. it|right|this
    went|gone|goes|go|come|came|turns|turned out? wrong|badly|wonky|bad|horrible|awful
    guarantee|guaranteed|warranty
    money back
    refund|refunds|refunded|refundable
    paying|pay|charged|charge twice|again|double
    one side is|longer|higher|shorter
    not what i|we asked|wanted|ordered
    unhappy|dissatisfied|disappointed|rubbish|botched|messed
    not any good
    is it too late to change
  `,
  included: `
    what is|does|do|it .. included|include|get|covers|cover
    is|are .. included|provided|extra|separate|part|supplied|inclusive|thrown
    included|include|inclusive|extra|extras
    on top
    hidden cost|costs|charges|fees|charge
    do|must|will i|we have|need to buy|order
  `,
  lend: `
    do|must|should i|we need|have to? own|bring|buy|get .. gear|kit|equipment|instrument|tools|own|one
    rent|borrow|lend|loan|loaner|rental|lent
    hire a|an|one|some|it|them|gear|kit|shoes|equipment
    provide|supply|supplied|provided
    bring|lug|carry|use my|our|your own
    our|my|your own gear|kit|equipment|instrument|tools|stuff
    own instrument|gear|kit|equipment|tools
    do|does|have|has|never not? have|own|got|bought a|an|any|one|my
    gear|kit|equipment included|provided|supplied|needed|there
  `,
} as const
