/** One heading of the skills accordion on /agile-teams and what stands under it. */
export interface SkillCategory {
  category: string;
  skills: string[];
}

/** The categories of /agile-teams in the order that they stand there. */
export const skillCategories: SkillCategory[] = [
  {
    category: 'Front-End',
    skills: [
      'React',
      'TypeScript',
      'Next.js',
      'Vue',
      'Angular',
      'React Native',
      'Flutter',
      'Design systems',
      'Accessibility (WCAG 2.2)',
    ],
  },
  {
    category: 'Back-End',
    skills: [
      'Node.js',
      'C# and .NET',
      'Java and Spring Boot',
      'Python',
      'Go',
      'PHP and Laravel',
      'Domain-driven design',
      'Event-driven services',
    ],
  },
  {
    category: 'Databases',
    skills: [
      'PostgreSQL',
      'SQL Server',
      'MySQL',
      'MongoDB',
      'Redis',
      'Dataverse',
      'Elasticsearch',
      'Vector search (pgvector)',
    ],
  },
  {
    category: 'Cloud & DevOps',
    skills: [
      'Microsoft Azure',
      'AWS',
      'Google Cloud',
      'Kubernetes',
      'Docker',
      'Terraform',
      'Linux administration',
      'Cost monitoring',
      'Observability with OpenTelemetry',
    ],
  },
  {
    category: 'Security',
    skills: [
      'OAuth 2.0 and OpenID Connect',
      'Role-based access control',
      'Threat modelling',
      'Penetration test follow-up',
      'Secrets management',
      'POPIA and GDPR controls',
    ],
  },
  {
    category: 'API & Integrations',
    skills: [
      'REST and OpenAPI',
      'GraphQL',
      'gRPC',
      'SAP connectors',
      'Salesforce',
      'Shopify APIs',
      'WhatsApp Business Platform',
      'Payment gateways',
      'Webhooks and queues',
    ],
  },
  {
    category: 'Data & Analytics',
    skills: [
      'Power BI',
      'dbt',
      'Apache Spark',
      'Airflow',
      'Microsoft Fabric',
      'Snowflake',
      'Forecasting models',
      'Retrieval pipelines for language models',
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
      'Power Automate',
    ],
  },
];
