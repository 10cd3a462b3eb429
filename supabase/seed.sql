-- Titles, descriptions and share images of pages for search engines and shared links. A missing column comes
-- from the page's definition.ts or from content/site.yaml; the company's name is not repeated here. Contact,
-- booking, confirmation and the list of articles have their titles in definition.ts, the list of studies its description;
-- studies and articles have both in their own files.
-- Records that nobody has edited follow a change of this file at the next start; on a Supabase project docs/operations.md
-- (Metadata) has the steps.
-- The SQL is valid for PostgreSQL and SQLite: no schema prefix, no casts.
insert into page_seo (path, title, description, image_url) values
  (
    '/',
    'AI & Software Company, Johannesburg & Cape Town',
    'We help businesses build AI solutions, digital products and software: agents, apps, stores and teams, from Johannesburg, Cape Town and Durban.',
    '/art/share/home.png'
  ),
  (
    '/shopify',
    'Shopify Agency in South Africa: Store Design & Development',
    'Shopify agency in South Africa: a store designed, built and taking orders in under 4 weeks, with local payment and delivery, from R 140 000 without VAT.',
    '/art/share/shopify.png'
  ),
  (
    '/power-apps',
    'Power Apps Developers in Johannesburg & South Africa',
    'Power Apps consultants who turn spreadsheets into apps and portals on Dataverse. A prototype in 2–8 weeks, prices from R 160 000 without VAT.',
    '/art/share/power-apps.png'
  ),
  (
    '/agentic-ai',
    'Agentic AI & AI Agent Development in South Africa',
    'AI agents that finish routine work in your own systems and ask a person about the rest. AI workflows and automations too, from R 90 000 without VAT.',
    '/art/share/agentic-ai.png'
  ),
  (
    '/agile-teams',
    'Hire Developers in South Africa: Staff Augmentation',
    'Engineers who join your stand-up and repository, from R 75 000 a month without VAT. Meet them by day 8, and pay only after the first 30 days of work.',
    '/art/share/agile-teams.png'
  ),
  (
    '/web-apps',
    'Custom Software, Web & App Development in South Africa',
    'Custom software development for web, iOS and Android by one team. A working prototype in 2–8 weeks, prices from R 240 000 without VAT.',
    '/art/share/web-apps.png'
  ),
  (
    '/ai-chat',
    'WhatsApp Chatbot & AI Chat Platform for South Africa',
    'A WhatsApp chatbot that answers at once and hands over to live agents in the same thread. A pilot in 2 weeks, from R 95 000 without VAT.',
    '/art/share/ai-chat.png'
  ),
  (
    '/case-studies',
    'AI, App & Shopify Case Studies, South Africa',
    null,
    '/art/share/case-studies.png'
  ),
  (
    '/insights',
    null,
    'Articles on low-code, e-commerce and AI in practice: what we learned while building, with the hours, the sources and one mistake of ours in each.',
    '/art/share/insights.png'
  ),
  (
    '/contact',
    null,
    'Write to us or visit one of our offices in Johannesburg, Cape Town and Durban. One of our leads answers within 24 hours, at weekends by e-mail.',
    '/art/share/contact.png'
  ),
  (
    '/book-consultation',
    null,
    'Book a free 30-minute consultation with one of our leads. Tell us the problem; leave knowing what to build first, what to buy and what it might cost.',
    '/art/share/book-consultation.png'
  ),
  (
    '/thank-you',
    null,
    'Your message has reached us. One of our leads answers within 24 hours. Until then, read a case study or an article about work like yours.',
    '/art/share/thank-you.png'
  )
on conflict (path) do nothing;
