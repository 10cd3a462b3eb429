import { pageCopies } from '../../scripts/build/content-problems.ts';

/** The case studies that page texts name, each with the file and the id of its page. */
export const namedStudies = (await pageCopies()).flatMap(({ file, name, records }) =>
  records.flatMap(({ slug }) =>
    typeof slug === 'string' ? [{ slug, file, name, page: file.split('/')[2]! }] : [],
  ),
);
