-- One record for each static page. Loaded once; edit the rows afterwards, not this file.
-- Runs as it stands on Postgres and on SQLite: no schema prefix, no casts.
insert into page_seo (path, title, description, author, image_url, twitter_site) values
  (
    '/',
    'Northveld | AI-Powered Digital Solutions & Software Development',
    'Northveld helps businesses build AI solutions, digital products and software that earn their keep. 300+ people across three countries, one accountable team.',
    'Northveld', '/art/share/home.png', '@northveld'
  ),
  (
    '/shopify',
    'Shopify Store Design & Development | Northveld',
    'A Shopify store designed, built and live in under 4 weeks. Stores we rework see conversion rise 58% on average and cart abandonment fall 42%.',
    'Northveld', '/art/share/shopify.png', '@northveld'
  ),
  (
    '/power-apps',
    'Power Apps Development | Northveld',
    'Canvas apps, model-driven apps, portals and Dataverse, for the processes that your spreadsheets have outgrown. Development costs 74% less, prototypes take 2-8 weeks.',
    'Northveld', '/art/share/power-apps.png', '@northveld'
  ),
  (
    '/agentic-ai',
    'Agentic AI: Agents, Workflows & Automation | Northveld',
    'AI agents that finish the task, not only the sentence. We consult, integrate and execute: agent development, AI workflows and simple automations in your own systems.',
    'Northveld', '/art/share/agentic-ai.png', '@northveld'
  ),
  (
    '/agile-teams',
    'Agile Teams & Talent as a Service | Northveld',
    'Brief us, meet the team, get to work. Senior developers join your stand-up and your repository, and you pay only after the first 30 days.',
    'Northveld', '/art/share/agile-teams.png', '@northveld'
  ),
  (
    '/web-apps',
    'Web & Mobile App Development | Northveld',
    'Cross-platform web and mobile apps, designed and built by one team from first sketch to support desk, with a working prototype in 2-8 weeks.',
    'Northveld', '/art/share/web-apps.png', '@northveld'
  ),
  (
    '/ai-chat',
    'AI Chat for WhatsApp & Messaging | Northveld',
    'AI bots and live agents in one messaging inbox. Clients report 160% more sales, 73% lower customer-service cost and 40% more engagement.',
    'Northveld', '/art/share/ai-chat.png', '@northveld'
  ),
  (
    '/case-studies',
    'Case Studies | Northveld',
    'Ten projects with the starting point, the solution and the figures: insurers, retailers, banks, dealerships and printers, delivered in 3 to 11 months.',
    'Northveld', '/art/share/case-studies.png', '@northveld'
  ),
  (
    '/insights',
    'Insights & Articles | Northveld',
    'What we learn while building: low-code, e-commerce and AI in practice, with the numbers behind each argument and the limits we ran into.',
    'Northveld', '/art/share/insights.png', '@northveld'
  ),
  (
    '/contact',
    'Contact Us | Northveld',
    'Offices in Johannesburg, Cape Town and Durban, open Monday to Friday from 8:00 to 17:00. Send us a message and the team answers within 24 hours.',
    'Northveld', '/art/share/contact.png', '@northveld'
  ),
  (
    '/book-consultation',
    'Book a Consultation | Northveld',
    'Pick a time for a free 30 minute consultation. Tell us the problem, and leave with a plain view of what to build, what to buy and what it costs.',
    'Northveld', '/art/share/book-consultation.png', '@northveld'
  ),
  (
    '/thank-you',
    'Thank You | Northveld',
    'Your message has reached Northveld. A member of our team will be in touch with you within 24 hours.',
    'Northveld', '/art/share/thank-you.png', '@northveld'
  )
on conflict (path) do nothing;
