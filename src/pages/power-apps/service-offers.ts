import type { OfferItem } from '../../content/types.ts';

/** Seven services, of which the page shows the first six (SPEC.md 9). */
export const services: OfferItem[] = [
  {
    title: 'App design and development',
    description:
      'From a morning beside the people who do the work to an app they use. Prototypes in 2-8 weeks.',
    featured: true,
  },
  {
    title: 'Process automation',
    description:
      'Power Automate moves the request, the reminder and the PDF. Nobody forwards an attachment again.',
  },
  {
    title: 'Data out of spreadsheets',
    description:
      'We read the file with its hidden columns, keep what is true and model it in Dataverse.',
  },
  {
    title: 'Integration',
    description:
      'SAP, Sage, SQL Server, a bank’s API: connected through gateways that your security team signs off.',
  },
  {
    title: 'Reports on live data',
    description:
      'Power BI on the same tables that the apps write to, so that Monday’s meeting argues about today.',
  },
  {
    title: 'Governance',
    description:
      'Environments, role-based access control and a register of every app, before there are three hundred.',
  },
  {
    title: 'Training for makers',
    description:
      'Six of your people learn by building a feature that goes live. After that they need us less.',
  },
];
