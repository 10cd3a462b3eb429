/**
 * `npm run build`: writes the files that are generated from the content, then makes dist (build/build-site.ts). Fails
 * at the first step that finds problems of the content, with a list of them.
 */
import { reportContentErrors, writeGenerated } from './build/generated-files.ts';
import { newBuild } from './build/new-build.ts';

process.env['NODE_ENV'] = 'production';
await reportContentErrors(async () => {
  await writeGenerated();
  // Imported only now, because it imports what is compiled.
  const { buildInto } = await import('./build/build-site.ts');
  await newBuild(buildInto);
});
