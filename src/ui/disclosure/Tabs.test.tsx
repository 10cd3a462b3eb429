import { expect, it } from 'vitest';
import { hydrate, press } from '../../../tests/support/hydrate.tsx';
import { Tabs } from './Tabs.tsx';

const items = [
  { value: 'predictive', label: 'Predictive AI', content: <p>Forecasts</p> },
  { value: 'generative', label: 'Generative AI', content: <p>Drafts</p> },
];
const panels = () =>
  [...document.querySelectorAll('[role="tabpanel"]')].map((panel) =>
    panel.getAttribute('data-state'),
  );

const tabs = <Tabs label="Use cases" items={items} defaultValue="predictive" />;

it('opens the tab that was pressed before hydration', async () => {
  await hydrate(tabs, 'Generative AI');
  expect(panels()).toEqual(['inactive', 'active']);
});

it('opens the default tab, renders every panel, and switches', async () => {
  const container = await hydrate(tabs);
  expect(panels()).toEqual(['active', 'inactive']);
  expect(container.textContent).toContain('Drafts');
  await press('Generative AI');
  expect(panels()).toEqual(['inactive', 'active']);
});
