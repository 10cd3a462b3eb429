import type { Screen } from './screen.ts';
import { agenticAi } from './services/agentic-ai.ts';
import { agileTeams } from './services/agile-teams.ts';
import { aiChat } from './services/ai-chat.ts';
import { powerApps } from './services/power-apps.ts';
import { shopify } from './services/shopify.ts';
import { bryte } from './studies/bryte-insurance.ts';
import { coricraft } from './studies/coricraft.ts';
import { investec } from './studies/investec.ts';
import { jpMarkets } from './studies/jp-markets.ts';
import { kia } from './studies/kia-south-africa.ts';
import { motorHappy } from './studies/motor-happy.ts';
import { nextCalm } from './studies/next-calm.ts';
import { parrotPrint } from './studies/parrot-print.ts';
import { pepkor } from './studies/pepkor-more.ts';
import { swaziland } from './studies/swaziland-building-society.ts';

/** Every screen of a product by its path below public/art. */
export const screens: Record<string, Screen> = {
  ...coricraft,
  ...kia,
  ...pepkor,
  ...motorHappy,
  ...nextCalm,
  ...swaziland,
  ...jpMarkets,
  ...bryte,
  ...parrotPrint,
  ...investec,
  ...shopify,
  ...powerApps,
  ...aiChat,
  ...agileTeams,
  ...agenticAi,
};
