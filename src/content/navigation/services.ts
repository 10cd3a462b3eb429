import { paths } from '../../paths.ts';
import { prototypeTime, storeLaunchTime, trialDays } from '../company/promises.ts';
import type { Service } from '../records/record-schemas.ts';
import type { ImageAsset } from '../types.ts';

const picture = (key: string): ImageAsset => ({
  src: `/art/services/${key}`,
  width: 1200,
  height: 900,
});

/** The services in the order of the header. */
export const services: Service[] = [
  {
    name: 'Power Apps',
    path: paths.powerApps,
    description: 'Microsoft Power Apps that replace the spreadsheet everyone is afraid of.',
    title: 'Power Apps development',
    imageSrc: picture('power-apps'),
  },
  {
    name: 'Agentic AI',
    path: paths.agenticAi,
    description: 'AI agents that finish the routine work and ask a person about the rest.',
    title: 'Agentic AI solutions',
    imageSrc: picture('agentic-ai'),
  },
  {
    name: 'Agile Teams',
    path: paths.agileTeams,
    description: `Engineers who join your stand-up. You pay only after the first ${trialDays} days.`,
    title: 'Agile teams on demand',
    imageSrc: picture('agile-teams'),
  },
  {
    name: 'Shopify',
    path: paths.shopify,
    description: `Shopify stores designed, built and taking orders in ${storeLaunchTime}.`,
    title: 'E-commerce website design',
    imageSrc: picture('shopify'),
  },
  {
    name: 'Web & App Development',
    path: paths.webApps,
    description: `A prototype in ${prototypeTime}, then the whole product, on the web and on phones.`,
    title: 'Web & App Development',
    imageSrc: picture('web-apps'),
  },
  {
    name: 'AI Chat',
    path: paths.aiChat,
    description: 'A WhatsApp bot that answers at once, with live agents a tap away.',
    title: 'AI Chat platform',
    imageSrc: picture('ai-chat'),
  },
];

/**
 * The service at a path.
 *
 * @throws Error for a path without a service, which is a mistake in the content
 */
export function serviceByPath(path: string): Service {
  const service = services.find((candidate) => candidate.path === path);
  if (!service)
    throw new Error(`no service of src/content/navigation/services.ts has the path ${path}`);
  return service;
}

/** Whether the site has a service at this path; texts mention a service only then. */
export const isOffered = (path: string): boolean =>
  services.some((service) => service.path === path);
