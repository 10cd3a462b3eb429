import { wordList } from '../words/number-words.ts';
import * as country from './country.ts';

/** An item of the skills accordion on /agile-teams. */
export interface SkillCategory {
  category: string;
  skills: string[];
}

/** The skills by category, in the order of the page. */
export const skillCategories: SkillCategory[] = [
  {
    category: 'Front-End',
    skills: ['React', 'TypeScript', 'Vue', 'Angular', 'React Native', 'Accessibility (WCAG 2.2)'],
  },
  {
    category: 'Back-End',
    skills: ['Node.js', 'C# and .NET', 'Java and Spring Boot', 'Python', 'Go', 'PHP and Laravel'],
  },
  {
    category: 'Databases',
    skills: ['PostgreSQL', 'SQL Server', 'MySQL', 'MongoDB', 'Redis', 'Dataverse'],
  },
  {
    category: 'Cloud & DevOps',
    skills: ['Microsoft Azure', 'AWS', 'Google Cloud', 'Kubernetes', 'Docker', 'Terraform'],
  },
  {
    category: 'Security',
    skills: [
      'OAuth 2.0 and OpenID Connect',
      'Role-based access control',
      'Threat modelling',
      'Penetration test follow-up',
      'Secrets management',
      `${wordList([...new Set([country.privacyLaw, 'GDPR'])], 'and')} controls`,
    ],
  },
  {
    category: 'API & Integrations',
    skills: [
      'REST and OpenAPI',
      'GraphQL',
      'WhatsApp Business Platform',
      'SAP connectors',
      'Salesforce',
      'Shopify APIs',
    ],
  },
  {
    category: 'Data & Analytics',
    skills: [
      'Power BI',
      'dbt',
      'Apache Spark',
      'Microsoft Fabric',
      'Snowflake',
      'Retrieval for language models',
    ],
  },
  {
    category: 'CI/CD & Automation',
    skills: [
      'GitHub Actions',
      'Azure DevOps',
      'GitLab CI',
      'Playwright',
      'Feature flags',
      'Blue-green releases',
    ],
  },
];
