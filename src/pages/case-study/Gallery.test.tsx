import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { render } from '../../../tests/support/hydrate.tsx';
import type { CaseStudy } from '../../content/model/case-study-schema.ts';
import { Gallery } from './Gallery.tsx';

const image = { src: '/art/desk', width: 1600, height: 1000, caption: 'The desk' };
const gallery = (images: unknown[]) => (
  <Gallery study={{ title: 'Acme', images } as unknown as CaseStudy} />
);

it('has four pictures, with a placeholder for each missing one', () => {
  const html = renderToString(gallery([image, image, image]));
  expect(html.match(/<img /g)).toHaveLength(4);
  expect(html.match(/src="\/art\/placeholder.svg"/g)).toHaveLength(1);
});

it('shows a failure in place of pictures that fail, logs it and keeps its heading', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const container = await render(gallery([{ ...image, caption: {} }]));
  expect(container.querySelector('[role=alert]')?.textContent).toBe(
    'Unable to load gallery images. Please try refreshing the page.',
  );
  expect(container.querySelector('h2')?.textContent).toBe('Project Gallery');
  expect(log.mock.calls.flat()).toContain('Project gallery failed:');
});
