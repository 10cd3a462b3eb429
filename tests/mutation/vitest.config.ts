import { defineConfig } from 'vitest/config';
import all from '../../vitest.config.ts';

interface Project {
  test: { name: string };
}

const isForUnits = ({ test }: Project): boolean => ['unit', 'components'].includes(test.name);

/** The unit and component tests, for Stryker, which has no option for projects. */
export default defineConfig({
  test: { projects: ((all.test?.projects ?? []) as Project[]).filter(isForUnits) },
});
