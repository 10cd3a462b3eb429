import type { DeveloperProfile } from '../records/record-schemas.ts';

const architecture: DeveloperProfile[] = [
  {
    name: 'Thandeka Mokoena',
    title: 'Principal Software Architect',
    avatar: { src: '/art/people/thandeka-mokoena.svg', width: 480, height: 480 },
    bio: 'Thandeka takes large systems apart without stopping them: a claims platform with four million policies left its mainframe in nine releases, each of them reversible.',
    skills: [
      'Java',
      'Spring Boot',
      'Kotlin',
      'PostgreSQL',
      'Kafka',
      'Azure',
      'Kubernetes',
      'Domain-driven design',
      'OpenAPI',
      'Threat modelling',
      'Mainframe migration',
    ],
    experience: '20+ yrs experience',
    location: 'Johannesburg, South Africa',
  },
  {
    name: 'Callum Hartzenberg',
    title: 'Integration Lead',
    avatar: { src: '/art/people/callum-hartzenberg.svg', width: 480, height: 480 },
    bio: 'Callum connects systems that were never meant to meet, with tests on both sides of each interface. His last integration carried 1.2 million orders in its first year.',
    skills: ['C#', '.NET', 'SAP connectors', 'RabbitMQ', 'Azure Service Bus', 'GraphQL'],
    experience: '18+ yrs experience',
    location: 'Cape Town, South Africa',
  },
  {
    name: 'Lerato Sekgobela',
    title: 'Delivery Lead',
    avatar: { src: '/art/people/lerato-sekgobela.svg', width: 480, height: 480 },
    bio: 'Lerato was a tester and an analyst before she led teams of up to eleven in insurance and retail. Stakeholders hear bad news from her on the day it happens.',
    skills: ['Scrum', 'Kanban', 'Jira', 'Azure DevOps', 'Story mapping', 'Budget forecasting'],
    experience: '16+ yrs experience',
    location: 'Johannesburg, South Africa',
  },
  {
    name: 'Tiago Meireles',
    title: 'Application Security Engineer',
    avatar: { src: '/art/people/tiago-meireles.svg', width: 480, height: 480 },
    bio: 'Tiago reads code as an attacker would, then sits down with the developer to fix it. He has prepared payment and health products for eleven external audits.',
    skills: [
      'Threat modelling',
      'OWASP ASVS',
      'OpenID Connect',
      'Secrets management',
      'Burp Suite',
      'Terraform',
    ],
    experience: '15+ yrs experience',
    location: 'Lisbon, Portugal',
  },
];

const productEngineering: DeveloperProfile[] = [
  {
    name: 'Ayesha Davids',
    title: 'Senior Front-End Engineer',
    avatar: { src: '/art/people/ayesha-davids.svg', width: 480, height: 480 },
    bio: 'Ayesha builds interfaces that still work on a five-year-old phone. Screen-reader users test her work before release, not after a complaint.',
    skills: [
      'TypeScript',
      'React',
      'Next.js',
      'CSS architecture',
      'Storybook',
      'Playwright',
      'WCAG 2.2',
      'Web performance',
      'Figma',
      'GraphQL',
    ],
    experience: '9+ yrs experience',
    location: 'Cape Town, South Africa',
  },
  {
    name: 'Sipho Ndlangamandla',
    title: 'Senior Back-End Engineer',
    avatar: { src: '/art/people/sipho-ndlangamandla.svg', width: 480, height: 480 },
    bio: 'Sipho writes services that are dull to operate. At a lender he replaced a nightly batch: applicants now get an answer in forty seconds.',
    skills: ['Node.js', 'TypeScript', 'Go', 'PostgreSQL', 'Redis', 'Kafka'],
    experience: '12+ yrs experience',
    location: 'Johannesburg, South Africa',
  },
  {
    name: 'Luan Oosthuizen',
    title: 'Mobile Engineer',
    avatar: { src: '/art/people/luan-oosthuizen.svg', width: 480, height: 480 },
    bio: 'Luan has released fourteen apps in both app stores, from a delivery log that works offline for a whole shift to a loyalty wallet with 600 000 installs.',
    skills: ['React Native', 'Flutter', 'Swift', 'Kotlin', 'Offline sync', 'Fastlane'],
    experience: '7+ yrs experience',
    location: 'Cape Town, South Africa',
  },
  {
    name: 'Farhaan Essop',
    title: 'E-Commerce Engineer',
    avatar: { src: '/art/people/farhaan-essop.svg', width: 480, height: 480 },
    bio: 'Farhaan has launched more than thirty online stores. He builds themes that a marketing team can rearrange without calling him.',
    skills: [
      'Shopify Plus',
      'Liquid',
      'Hydrogen',
      'Remix',
      'Checkout extensions',
      'Payment gateways',
    ],
    experience: '9+ yrs experience',
    location: 'Johannesburg, South Africa',
  },
  {
    name: 'Nomvula Khuzwayo',
    title: 'Quality Engineering Lead',
    avatar: { src: '/art/people/nomvula-khuzwayo.svg', width: 480, height: 480 },
    bio: 'Nomvula turned a two-week regression cycle into a suite that runs during a coffee break. Her bug reports come with the failing test attached.',
    skills: ['Playwright', 'Cypress', 'TypeScript', 'Java', 'k6', 'Contract testing'],
    experience: '13+ yrs experience',
    location: 'Durban, South Africa',
  },
];

const dataAndPlatform: DeveloperProfile[] = [
  {
    name: 'Riaan Esterhuizen',
    title: 'Lead Power Platform Consultant',
    avatar: { src: '/art/people/riaan-esterhuizen.svg', width: 480, height: 480 },
    bio: 'Riaan has replaced some two hundred spreadsheets. He designs the data first, then the app, then the permissions, and trains the makers who take over.',
    skills: [
      'Canvas Apps',
      'Model-Driven Apps',
      'Dataverse',
      'Power Automate',
      'Power BI',
      'Power Pages',
      'Power Fx',
      'Azure Functions',
      'Environment governance',
      'C#',
    ],
    experience: '14+ yrs experience',
    location: 'Pretoria, South Africa',
  },
  {
    name: 'Joana Tavares',
    title: 'Machine Learning Engineer',
    avatar: { src: '/art/people/joana-tavares.svg', width: 480, height: 480 },
    bio: 'Joana takes models out of notebooks into production. Her demand forecasts for a grocery group cut fresh-food waste by 18% in two seasons.',
    skills: ['Python', 'PyTorch', 'scikit-learn', 'MLflow', 'Airflow', 'Feature stores'],
    experience: '8+ yrs experience',
    location: 'Lisbon, Portugal',
  },
  {
    name: 'Brian Wekesa',
    title: 'Cloud & DevOps Engineer',
    avatar: { src: '/art/people/brian-wekesa.svg', width: 480, height: 480 },
    bio: 'Brian moved a logistics company’s forty services to Kubernetes without a maintenance window and brought its cloud bill down by 37%.',
    skills: ['Kubernetes', 'Terraform', 'AWS', 'Azure', 'GitHub Actions', 'Prometheus'],
    experience: '11+ yrs experience',
    location: 'Nairobi, Kenya',
  },
  {
    name: 'Keshni Govindsamy',
    title: 'Senior Data Engineer',
    avatar: { src: '/art/people/keshni-govindsamy.svg', width: 480, height: 480 },
    bio: 'Keshni builds the pipelines behind board reports. At a logistics group she merged nine versions of ‘active customer’ into one definition.',
    skills: ['SQL', 'Python', 'dbt', 'Snowflake', 'Microsoft Fabric', 'Spark'],
    experience: '10+ yrs experience',
    location: 'Durban, South Africa',
  },
  {
    name: 'Wanjiru Kamau',
    title: 'AI Agent Engineer',
    avatar: { src: '/art/people/wanjiru-kamau.svg', width: 480, height: 480 },
    bio: 'Wanjiru designs agents that know when to ask. Her invoice-matching agent handles 92% of a distributor’s queue and hands over the rest with its reasoning attached.',
    skills: [
      'Python',
      'TypeScript',
      'LangGraph',
      'Retrieval pipelines',
      'pgvector',
      'Evaluation design',
    ],
    experience: '6+ yrs experience',
    location: 'Nairobi, Kenya',
  },
];

/**
 * The profiles of /agile-teams, ordered so that neighbours in the carousel have different roles. Invented people,
 * to be replaced by an owner.
 */
export const developers: DeveloperProfile[] = interleave(
  architecture,
  productEngineering,
  dataAndPlatform,
);

function interleave<T>(...groups: T[][]): T[] {
  const longest = Math.max(...groups.map((group) => group.length));
  return Array.from({ length: longest }).flatMap((_, position) =>
    groups.flatMap((group) => group.slice(position, position + 1)),
  );
}
