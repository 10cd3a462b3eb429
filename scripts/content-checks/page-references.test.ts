import { expect, it } from 'vitest';
import { referencesOf } from './page-references.ts';

const page = (html: string) => referencesOf(html, 'https://x.test/insights/one');
const linksOf = (html: string) =>
  page(html).links.map(({ path, fragment }) => path + (fragment && `#${fragment}`));
const filesOf = (html: string) => [...page(html).files];

it.each([
  ['<a href="/contact">', ['/contact']],
  ['<a title="t" class="c" href="/a?b=1&amp;c=2#d">', ['/a#d']],
  ['<a href="two">', ['/insights/two']],
  ['<a href="../about#team">', ['/about#team']],
  ['<a href="#part">', ['/insights/one#part']],
  ['<a href="#%C3%BCber"> <a href="/caf%C3%A9">', ['/insights/one#über', '/caf%C3%A9']],
  ['<a href="#top"> <a href="#"> <a href="#closed">', Array(3).fill('/insights/one')],
  ['<a href="/a#b:~:text=c">', ['/a#b']],
  ['<a href="www.example.com">', ['/insights/www.example.com']],
  ['<a href="https://x.test/own">', ['/own']],
  ['<a href="https://y.test/a"> <a href="mailto:a@x.test"> <a href="tel:+44">', []],
  ['<template><!-- <a href="/comment"> --></template><p>href="/text"</p>', []],
])('reads the links of %s', (html, links) => {
  expect(linksOf(html)).toEqual(links);
});

it.each([
  [
    '<picture><source srcset="/a-640.avif 640w, /a-750.avif 750w"><img src="/a-750.jpg" alt="">',
    ['/a-640.avif', '/a-750.avif', '/a-750.jpg'],
  ],
  ['<video poster="/p.jpg"><source src="/f.webm#t=5">', ['/p.jpg', '/f.webm']],
  ['<noscript><video><source src="/f.mp4"></video></noscript>', ['/f.mp4']],
  ['<div data-film="/film/hero"></div>', ['/film/hero.webm', '/film/hero.mp4']],
  [
    '<link rel="icon" href="/icon.svg"><link rel="preload" as="image" imagesrcset="/h-640.avif 640w">',
    ['/icon.svg', '/h-640.avif'],
  ],
  ['<meta property="og:image" content="https://x.test/share.png">', ['/share.png']],
  ['<style>a{mask:url("/m.svg")}</style>', ['/m.svg']],
  [
    `<i style="--drawing:url('/d.svg')"></i><svg><path mask="url(#m)" style="mask:url(#m)">`,
    ['/d.svg'],
  ],
  ['<img src="https://y.test/a.jpg"><img src="data:image/png;base64,AA">', []],
])('reads the files of %s', (html, files) => {
  expect(filesOf(html)).toEqual(files);
});

it('finds the ids that fragments lead to', () => {
  expect([...page('<main id="main"><h2 id="über">').ids]).toEqual(['main', 'über']);
});
