/** Messages as visitors write them: with one link at most, in many languages, and a brief of 5,000 characters. */
export const ordinaryMessages: readonly string[] = [
  'We need a Shopify store for our winter range before June. About 120 products, two warehouses. Our current site is https://karoowool.example/shop and it is slow.',
  'Please call me back about the AI workshop.',
  'Hi, can you replace our Access database with a Power App? 14 users, mostly on tablets in the yard.',
  'Redesign https://mokoena-logistics.example please',
  'Our competitor has something like www.fleet-planner.example - could you build that for us, with offline maps?',
  'How much would a WhatsApp bot for bookings cost? We get around 300 messages a day.',
  'Your colleague Pieter asked me to send the brief here. The document is at https://docs.google.com/document/d/1AbC_dEf/edit?usp=sharing, let me know if you can open it.',
  'Goeie dag, ons soek iemand om ons aanlyn winkel te bou. Kan u ons Maandag bel?',
  'Sawubona, sidinga iwebhusayithi yebhizinisi lethu elincane eThekwini. Singakhuluma nini?',
  'Dumelang, re batla app ya diporouse tsa kolobe. Le ka re thusa na?',
  'Bonjour, nous cherchons une équipe agile de trois personnes pour six mois, à partir de janvier. Pouvez-vous nous envoyer vos tarifs ?',
  'Guten Tag, wir möchten unsere Auftragsannahme mit Power Apps abbilden. Wann hätten Sie Zeit für ein Gespräch?',
  'Hola, necesitamos una tienda en línea en español y portugués. Nuestra página actual: https://www.vinosdelsur.example',
  'Olá, precisamos de um aplicativo para a nossa rede de clínicas em Maputo. Podem ligar na terça-feira?',
  '您好，我们想做一个多语言的电商网站，预算大约五十万。请联系我。',
  '请重新设计我们的网站 https://example.cn/ 谢谢',
  'はじめまして。社内の問い合わせ対応をAIチャットで自動化したいと考えています。',
  '안녕하세요, 모바일 앱 개발 견적을 받고 싶습니다.',
  'مرحبا، نحتاج إلى متجر إلكتروني لشركتنا في دبي. هل يمكنكم الاتصال بنا غدا؟',
  'שלום, אנחנו מחפשים צוות פיתוח לאפליקציה. אפשר לקבוע שיחה?',
  'नमस्ते, हमें अपने अस्पताल के लिए एक अपॉइंटमेंट ऐप चाहिए।',
  'Добрый день! Нужен интернет-магазин с оплатой в рублях и рандах. Сайт сейчас: https://пример.рф',
  'Merhaba, mevcut ERP sistemimize bağlanan bir sipariş uygulaması istiyoruz.',
  'Quote for 3 developers, 6 months, React Native + Node. Start: ASAP. Budget R1.2m.',
  'URGENT!!! our site is down since the update on friday and nobody answers. can you take over the hosting??? 082 555 0199',
  'I saw your case study on https://northveld.example/case-studies and want exactly that for our 40 lorries.',
  'Hello again, I sent a message last week but got no reply :( It was about the chatbot for our school. Thanks, Sr. Agnes',
  'We are an NGO. Do you have a discount? Our mail addresses end in @helpinghands.example.',
  'Just testing whether this form works, then I will send the real brief. Sorry!',
  [
    'BRIEF: Driver app for Karoo Wool (see https://karoowool.example for who we are)\n',
    ...Array.from(
      { length: 40 },
      (_, at) =>
        `${at + 1}. As a driver I scan slip no. ${at * 37 + 1000}, photograph the load, and sync when I am back in range; the office sees it at once.\n`,
    ),
  ]
    .join('')
    .padEnd(5_000, 'Budget and dates as discussed. ')
    .slice(0, 5_000),
];
