import { FeatureTabs } from '../../sections/FeatureTabs.tsx';
import { featureTabs } from './feature-copy.ts';

/** The feature tabs with their cards; apart from the section, so that they load when it comes near. */
export function FeaturePanels() {
  return <FeatureTabs label="Features" tabs={featureTabs} defaultValue="engagement" />;
}
