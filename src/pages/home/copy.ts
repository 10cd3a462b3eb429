import { site } from '../../content/site.ts';
import type { FilmAsset, Stat, TitledText } from '../../content/types.ts';

/** The home page's words below the first screen, section by section in the order of the page. */
export const about = {
  title: 'We read the terrain before we build on it.',
  lead: 'Projects rarely fail in the code. They fail in the first fortnight, when somebody guesses where the ground is firm. We measure it instead.',
};

/** How a piece of ground is worked, left to right along the profile. */
export const survey: TitledText[] = [
  {
    title: 'Walk it',
    description:
      'We sit beside the people who do the work, time each step and count what a mistake costs. An invoice that takes 11 minutes is a finding; “invoicing is slow” is not.',
  },
  {
    title: 'Chart it',
    description:
      'You get one page: what to build, in which order, and what each step should earn. If the honest answer is “buy it” or “leave it”, the page says so.',
  },
  {
    title: 'Build it',
    description:
      'One team, from the first wireframe to the night of the release. Something you can click every second Friday, so that surprises stay small.',
  },
  {
    title: 'Hand it over',
    description:
      'Code, accounts, tests and documentation are yours from the first day. We stay because the work is good, not because you can’t leave.',
  },
];

export const figures: Stat[] = [
  {
    value: '300+',
    label: 'people: engineers, designers, analysts and the leads who answer for them',
  },
  { value: '3', label: 'countries, with working hours that overlap yours' },
  { value: '6', label: 'services, so that one agreement covers the whole job' },
  { value: '10', label: 'published case studies, four measured results in each' },
];

export const expertise = {
  title: 'Six routes across difficult ground.',
  lead: 'Each station is a service of its own. Most projects pass through two or three of them.',
};

export const whyPartner = {
  title: `Why partner with ${site.name}`,
  lead: 'Seven reasons our clients give when we ask them. We ask after every release.',
  caption: 'A project from the first survey to hand-over, as we draw it on day one.',
};

/** The seven of SPEC.md 2, Home, by name and in its order. */
export const differentiators: TitledText[] = [
  {
    title: 'Proven Track Record',
    description:
      'Ten studies you can read, from insurance to print, with the months they took and what changed.',
  },
  {
    title: 'Top Talent',
    description:
      'You meet the people before they start, and you pay only after the first 30 days with them.',
  },
  {
    title: 'Agile Delivery',
    description:
      'A demonstration every two weeks, run by the people who will use the software, not by us.',
  },
  {
    title: 'Relentless Quality',
    description:
      'Every change is reviewed, tested by machine and checked for accessibility before it ships.',
  },
  {
    title: 'End-to-End Services',
    description:
      'Design, build, integration, launch and support under one roof, so that no gap is “the other supplier”.',
  },
  {
    title: 'Innovation-Driven',
    description:
      'AI where it earns its keep: one process, one measure and a pilot before there is a programme.',
  },
  {
    title: 'Client-Focused',
    description:
      'One named lead for the whole project, who replies within a day and brings bad news first.',
  },
];

export const processFilm: FilmAsset = {
  src: '/film/process',
  title: 'A project drawn as a map: survey, chart, build, hand over',
  poster: { src: '/film/process-poster', width: 1280, height: 720 },
  width: 1280,
  height: 720,
};
