import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DeveloperCard } from './DeveloperCarousel.tsx';

const developer = {
  name: 'Thandeka Mokoena',
  title: 'Architect',
  bio: 'Takes systems apart without stopping them.',
  skills: Array.from({ length: 11 }, (_, position) => `Skill ${position + 1}`),
  experience: '20+ yrs experience',
  location: 'Lagos',
};
const card = (changes = {}) =>
  renderToString(<DeveloperCard developer={{ ...developer, ...changes }} />);

it('shows eight skills, and folds the others behind their number', () => {
  const [shown, opened] = card().split('<details>');
  expect(shown).toContain('Skill 8');
  expect(shown).not.toContain('Skill 9');
  expect(opened).toMatch(/^<summary>\+(?:<!-- -->)?3(?:<!-- -->)? more.*Skill 9.*Skill 11/);
  expect(card({ skills: developer.skills.slice(0, 8) })).not.toContain('more');
});

it('shows the portrait, or initials without one', () => {
  expect(card()).toContain('>TM<');
  const portrait = { src: '/art/people/tm', width: 320, height: 320 };
  expect(card({ avatar: portrait })).toContain('/art/people/tm-320.jpg');
  expect(card({ avatar: portrait })).not.toContain('>TM<');
});
