import { features } from 'web-features';
import { supportedBrowsers } from '../../../scripts/build/supported-browsers.ts';
import type { Page } from './test.ts';

/** What all supported browsers have, some in an earlier form. */
const kept = new Set(['AbortSignal.timeout_static', 'Window.devicePixelRatio']);

/**
 * The constructors, methods and properties that one of the supported browsers lacks, from the lint's data: like
 * `URL.canParse_static` or `Array.toSorted`.
 */
function missingMembers(): string[] {
  const oldest = Object.entries(supportedBrowsers);
  const keys = Object.values(features).flatMap((feature) =>
    feature.kind === 'feature' ? Object.entries(feature.status.by_compat_key ?? {}) : [],
  );
  return keys
    .filter(([, { support }]) =>
      oldest.some(([name, version]) => {
        const since = support[name as keyof typeof support]?.replace('≤', '');
        return since === undefined || Number(since) > Number(version);
      }),
    )
    .map(([key]) => /^(?:api|javascript\.builtins)\.(\w+(?:\.\w+)?)$/.exec(key)?.[1])
    .filter((member) => member !== undefined && !/_event$/.test(member) && !kept.has(member))
    .map((member) => member!);
}

/** Deletes from the page what the oldest supported browsers lack, before any of its scripts runs. */
export async function asOldBrowser(page: Page): Promise<void> {
  await page.addInitScript((members) => {
    for (const member of members) {
      const [owner = '', name] = member.split('.');
      const constructor = Reflect.get(window, owner) as { prototype?: object } | undefined;
      if (name === undefined) Reflect.deleteProperty(window, owner);
      else {
        if (owner === 'Window') Reflect.deleteProperty(window, name);
        if (!(constructor instanceof Object)) continue;
        // Of built-in objects the data doesn't tell which members are static.
        const isStatic = name.endsWith('_static');
        Reflect.deleteProperty(constructor, name.replace('_static', ''));
        if (!isStatic && constructor.prototype) Reflect.deleteProperty(constructor.prototype, name);
      }
    }
  }, missingMembers());
}
