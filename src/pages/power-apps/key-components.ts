import type { TitledText } from '../../content/types.ts';

/** From the layer that people touch down to the one that everything stands on. */
export const components: TitledText[] = [
  {
    title: 'Canvas Apps',
    description:
      'Screens drawn for one job: a stock count on a tablet, a site inspection on a phone that has no signal.',
  },
  {
    title: 'Model-Driven Apps',
    description:
      'Forms, lists and process bars that follow from the data. For work with many records and many rules.',
  },
  {
    title: 'Portals',
    description:
      'A website for people outside: suppliers send invoices, customers follow a claim, each sees only their own.',
  },
  {
    title: 'Dataverse',
    description:
      'The ground under all three: tables, relations and rights, kept once, with a record of who changed what.',
  },
];
