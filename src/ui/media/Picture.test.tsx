import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { hydrate, scrollTo } from '../../../tests/support/hydrate.tsx';
import { Picture } from './Picture.tsx';

const image = { src: '/art/map', width: 1600, height: 1000 };

const parts = (container: HTMLElement) => {
  const frame = container.querySelector('picture');
  const img = container.querySelector('img');
  if (!frame || !img) throw new Error('no picture');
  return { frame, img };
};

it('is served with its formats and its size, and loads lazily without priority', () => {
  const html = renderToString(<Picture image={image} alt="A map" sizes="50vw" />);
  expect(html).toMatch(/type="image\/avif".*\/art\/map-1200\.avif 1200w/);
  expect(html).toMatch(/width="1600" height="1000" loading="lazy"/);
  expect(html).not.toContain('data-reveal');
  expect(renderToString(<Picture image={image} alt="" priority />)).not.toContain('lazy');
});

it('has another picture for narrow screens above its own formats', () => {
  const html = renderToString(
    <Picture image={image} narrow={{ src: '/art/phone', width: 1170, height: 2532 }} alt="" />,
  );
  expect(html).toMatch(
    /^<picture[^>]* data-narrow="true"[^>]*><source[^>]* media="screen and \(max-width: 767/,
  );
  expect(html.indexOf('/art/phone-1080.avif')).toBeLessThan(html.indexOf('/art/map-640.avif'));
});

it('shows its placeholder until it is loaded and within 200 px of the view', async () => {
  const { frame, img } = parts(await hydrate(<Picture image={image} alt="" />));
  await scrollTo(frame, { below: 201 });
  img.dispatchEvent(new Event('load'));
  expect(frame.dataset.reveal).toBe('waiting');
  await scrollTo(frame, { below: 200 });
  expect(frame.dataset.reveal).toBe('waiting');
  img.dispatchEvent(new Event('load'));
  expect(frame.dataset.reveal).toBe('shown');
  await scrollTo(frame, { below: 1_000 });
  expect(frame.dataset.reveal).toBe('shown');
});

it('does not hide a picture that is on screen and loaded before hydration', async () => {
  const { frame, img } = parts(await hydrate(<Picture image={image} alt="" />));
  Object.defineProperty(img, 'complete', { value: true });
  await scrollTo(frame, { part: 0.5 });
  expect(frame.dataset.reveal).toBeUndefined();
});

it.each([
  ['the placeholder', undefined, /<img alt="A map".* src="\/art\/placeholder\.svg"/],
  ['the given fallback', <b>TM</b>, /^<b>TM<\/b>$/],
])('shows %s if the file cannot be loaded, and logs it', async (_, fallback, shown) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const container = await hydrate(<Picture image={image} alt="A map" fallback={fallback} />);
  await act(async () => parts(container).img.dispatchEvent(new Event('error')));
  expect(container.innerHTML).toMatch(shown);
  expect(container.querySelector('source')).toBeNull();
  expect(log).toHaveBeenCalledWith('Picture could not be loaded: /art/map');
});
