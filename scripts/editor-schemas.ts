/** Writes the schemas by which editors complete and check content files; `npm run dev` begins with it. */
import { writeEditorSchemas } from './build/editor-schemas.ts';

writeEditorSchemas();
