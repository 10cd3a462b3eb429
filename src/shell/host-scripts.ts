import { siteConfig } from '../content/site.ts';

/**
 * Adds the scripts of `hosts.scripts` (content/site.yaml) once the page is loaded, so that they don't delay it; not
 * for browsers that send Global Privacy Control.
 */
export async function loadHostScripts(): Promise<void> {
  const { scripts } = siteConfig.hosts;
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
  if (scripts.length === 0 || globalPrivacyControl) return;
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  for (const { script, attributes } of scripts) {
    const element = Object.assign(document.createElement('script'), { src: script, async: true });
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    document.head.append(element);
  }
}
