/** A fault that a change of the sources could bring, and the test that must notice it. */
export interface Fault {
  /** What a visitor or the operator would suffer. */
  what: string;
  file: string;
  test: string;
  /** A text of the file, and what it becomes. */
  before: string;
  after: string;
}

/** The faults of each file; without `after` the text is left out. */
type Planted = Record<string, [what: string, before: string, after?: string][]>;

/** Those that the test beside the file must notice. */
const besideTheirTest: Planted = {
  'src/server/compressed-body.ts': [
    ['a shared cache sends brotli to everybody', `.vary('Accept-Encoding')`],
    ['an ETag without the encoding', '`"${body.tag}-${encoding}"`', '`"${body.tag}"`'],
  ],
  'src/server/ops/http-server.ts': [
    ['connections close before a balancer’s', 'keepAlive: 65_000', 'keepAlive: 5_000'],
    ['a slow request is cut early', 'request: 30_000', 'request: 3_000'],
    ['a reader who stopped is kept', 'server.timeout = inactivity;'],
  ],
  'src/server/middleware/rate-limit.ts': [
    ['each try prolongs the block', '{ noUpdateTTL: true }', '{}'],
    ['any number of addresses is kept', 'max: MAX_CLIENTS', 'max: 10 * MAX_CLIENTS'],
  ],
  'src/server/middleware/body.ts': [['a form of any number of fields', 'parameterLimit: 100,']],
  'src/server/middleware/compress.ts': [
    ['encoders are never given back', `res.once('close', () => compressing.delete(res));`],
  ],
  'src/server/static-files.ts': [
    ['files of visitors who have left stay open', `res.once('close', () => file.destroy());`],
  ],
  'src/server/rendering/page-handlers.ts': [
    ['a failed form answers 200', 'document, res, res.statusCode', 'document, res, 200'],
    [
      'a rejected form is kept for everybody',
      'key: pathname, sources, formFailure',
      'key: pathname, sources',
    ],
    [
      'a cache gives a query to the next visitor',
      `set('Cache-Control', cachePolicy.none).redirect`,
      'redirect',
    ],
  ],
  'src/server/answer-cache.ts': [
    ['a failed render is never made again', 'making.delete(key)', 'void 0'],
  ],
  'src/server/enquiries/notifier.ts': [
    ['two processes send one mail', 'LEASE_MS = 2 * MINUTE', 'LEASE_MS = 15 * 1_000'],
    ['the process ends during an attempt', 'await Promise.race', 'void Promise.race'],
    ['an attempt begins after the end', 'isClosed ? undefined : await', 'await'],
    ['a mail is sent twice after a full disk', `sentOnce.set(key, 'sent');`],
  ],
  'src/server/enquiries/mail-server.ts': [
    ['one attempt blocks all others', ', signal });', ' });'],
    [
      'a mail that may have been sent is sent again',
      'isHandedOver && responseCode',
      'false && responseCode',
    ],
    ['an attempt holds the others', 'SEND_TIMEOUT_MS = 60_000', 'SEND_TIMEOUT_MS = 600_000'],
  ],
  'src/server/enquiries/webhook.ts': [
    ['an enquiry goes to another host', `redirect: 'manual',`],
    ['a silent receiver blocks all others', 'signal: AbortSignal.timeout(TIMEOUT_MS),'],
    ['an enquiry is given up at a limit', '425, 429]', '425]'],
    ['a CRM makes a lead of a check', `isCheck(id) ? 'enquiry.check' : `],
  ],
  'src/server/log.ts': [
    ['a stopped reader fills the memory', 'maxPending: 256 * 1024', 'maxPending: Infinity'],
    ['the end waits for a reader who has stopped', 'sleep(flushMs)', 'sleep(flushMs * 1_000)'],
  ],
  'src/server/middleware/request-log.ts': [
    ['a client chooses the id in the log', 'trustProxy > 0 ? ', 'true ? '],
    ['a flood of cached pages fills the log', '!isFromCache || mayWrite()', 'true'],
    ['the site that a visitor comes from is logged', '(statusCode === 404 && {', '(true && {'],
    ['an address of mail is logged', 'shortPath(pathOf', '(pathOf'],
  ],
  'src/server/middleware/same-origin.ts': [
    ['another site’s page sends enquiries', 'if (site !== undefined) return', 'if (false) return'],
  ],
  'src/server/middleware/fair-queue.ts': [
    ['one client’s flood delays all others', 'client = clientOf(req)', `client = ''`],
  ],
  'src/server/visits/visits.ts': [
    ['visits with Global Privacy Control count', `&& req.get('sec-gpc') !== '1'`],
    ['one client fills the log', 'return clientMayLog() && mayLog();', 'return mayLog();'],
  ],
  'src/server/metadata.ts': [
    ['a failing backend is asked for each visitor', 'Math.min(RETRY_MS, freshMs)', '1'],
    ['an idle connection shows default metadata', 'if (limit.aborted) throw', 'throw'],
  ],
  'scripts/operations/backup.ts': [
    ['a damaged copy is accepted', `if (check?.quick_check !== 'ok')`, 'if (false)'],
    ['a restored file is readable by everybody', 'chmodSync(part, 0o600);'],
    ['a copy is readable by everybody', `'wx', 0o600`, `'wx', 0o644`],
    ['a part file of a restore is left behind', '} finally {\n    discard(part);', '} finally {'],
    ['a part file of a copy is left behind', 'if (part) discard(part);'],
    ['a running site loses its database', 'refuseIfInUse(file);'],
    ['the newest enquiries of a copy are lost', 'if (existsSync(`${source}-wal`))', 'if (false)'],
    ['the log beside an empty database is deleted', ' || statSync(file).size === 0'],
  ],
  'src/server/ops/drain.ts': [
    ['readiness stays while it drains', 'lifecycle.isDraining = true;'],
    ['unused connections hold the drain', 'closeUnused();'],
    ['a stuck answer holds the drain', 'server.closeAllConnections();'],
  ],
  'src/shell/PendingNavigation.tsx': [
    ['the pending line flashes', 'SHOWN_AFTER_MS = 150', 'SHOWN_AFTER_MS = 0'],
  ],
  'src/shell/page-data-cache.ts': [
    ['pages stay old for hours', 'RETENTION_MS = 300_000', 'RETENTION_MS = 300_000_000'],
    ['a slow server is asked twice', 'if (signal.aborted) throw error;'],
    ['a failed page fails for the whole visit', 'page.catch(() => entries.delete(pathname));'],
  ],
  'src/shell/PageFailure.tsx': [
    ['an offline visitor gets the browser’s error page', 'await checkServer();'],
    ['a failing server is loaded again and again', 'if (status >= 500)', 'if (false)'],
  ],
  'src/shell/ExpertiseMenu.tsx': [
    ['the menu opens under a passing pointer', 'openDelay: 200', 'openDelay: 0'],
    ['the menu closes at a slip', 'closeDelay: 150', 'closeDelay: 0'],
    ['the menu never opens at once', 'skipDelay: 300', 'skipDelay: 0'],
    ['Escape closes nothing', `if (event.key !== 'Escape') return;`, 'return;'],
    [
      'the menu stays when the focus leaves',
      '!root.current?.contains(event.relatedTarget)',
      'false',
    ],
  ],
  'src/ui/disclosure/Carousel.tsx': [
    ['the place is lost when the carousel starts', 'if (scrolledTo.current > 0)', 'if (false)'],
    [
      'slides move in spite of reduced motion',
      `window.matchMedia('(prefers-reduced-motion: reduce)').matches`,
      'false',
    ],
  ],
  'src/ui/media/FilmPlayer.tsx': [['a film never pauses', '} else video.pause();', '}']],
};

/** Those that another test must notice, by that test. */
const byTest: Record<string, Planted> = {
  'src/enquiry/attribution.test.ts': {
    'src/safe-storage.ts': [['a refused value outlives a later write', 'refused.delete(key);']],
  },
  'tests/server/enquiries.test.ts': {
    'src/server/api/enquiries.ts': [
      ['a failed enquiry answers 422', 'refuse(req, res, 502,', 'refuse(req, res, 422,'],
      ['a refused enquiry answers 200', 'refuse(req, res, 422,', 'refuse(req, res, 200,'],
      ['a bot’s enquiry is stored', `if (request[honeypotField] !== '')`, 'if (false)'],
    ],
  },
  'src/server/rendering/page-handlers.test.ts': {
    'src/server/answer-cache.ts': [
      ['an old render replaces a new one', 'answer && making.get(key) === entry', 'answer'],
    ],
  },
  'src/server/backend/supabase.test.ts': {
    'src/server/backend/supabase-client.ts': [
      ['an enquiry and the key go to another host', `{ ...init, redirect: 'error' }`, 'init'],
    ],
  },
  'src/server/backend/sqlite.test.ts': {
    'src/server/backend/data-folder.ts': [
      ['everybody may list the data', 'restrictAccess(dataDir, 0o700)', 'true'],
      ['everybody may read enquiries', 'restrictAccess(path, 0o600)', 'true'],
    ],
  },
  'tests/server/process-form-submission.test.ts': {
    'supabase/functions/process-form-submission/handler.ts': [
      ['anybody may call', '!deps.mayCall(', 'void deps.mayCall('],
      ['a body of any size is read', 'if (bytes > MAX_BODY_BYTES) return undefined;'],
      ['control characters pass', '(isProse ? HIDDEN_IN_PROSE : HIDDEN).test(value)', 'false'],
      ['an enquiry without a key is stored twice', '{8,200}', '{0,200}'],
    ],
  },
  'src/shell/stored-metadata.test.tsx': {
    'src/shell/stored-metadata.ts': [
      ['values of another release are read', '${pathname}@${release}', '${pathname}'],
      ['defaults are kept instead of a record', 'hasRecord && '],
    ],
  },
  'src/shell/import-with-retry.test.tsx': {
    'src/shell/import-with-retry.ts': [
      ['a page loads itself anew again and again', 'if (state.isFinal) return;'],
    ],
  },
  'src/shell/ExpertiseMenu.test.tsx': {
    'src/ui/disclosure/hover-intent.ts': [
      ['a click closes what hover has just opened', 'CLICK_DELAY = 400', 'CLICK_DELAY = 0'],
    ],
  },
  'src/sections/studies/CaseStudyCarousel.test.tsx': {
    'src/ui/disclosure/CarouselControls.tsx': [
      ['arrow keys do nothing', 'event.key === back && canPrevious', 'false'],
    ],
    'src/sections/studies/use-locked-index.ts': [
      ['a vertical swipe moves slides', ' || Math.abs(x) < Math.abs(touch.clientY - from.y)'],
      ['a tap moves slides', 'Math.abs(x) < SWIPE_PX || '],
      ['two clicks skip a slide', 'if (timer.current !== undefined) return;'],
    ],
  },
  'src/ui/media/Picture.test.tsx': {
    'src/ui/media/InView.tsx': [
      ['lazy pictures appear far ahead', `rootMargin: '200px'`, `rootMargin: '2000px'`],
    ],
  },
  'src/ui/media/FilmPlayer.test.tsx': {
    'src/ui/media/InView.tsx': [['films start before they show', 'threshold: 0.1', 'threshold: 0']],
  },
  'src/sections/enquiry/EnquiryForm.test.tsx': {
    'src/sections/enquiry/use-enquiry-form.tsx': [
      ['a visitor who has left is redirected', 'redirect && mounted.current', 'redirect'],
      ['a double click sends twice', 'if (isBusy.current) return;'],
      ['the next enquiry has the key of the last', 'keyFor.forget();'],
    ],
  },
};

const faultsIn = (planted: Planted, testOf: (file: string) => string): Fault[] =>
  Object.entries(planted).flatMap(([file, rows]) =>
    rows.map(([what, before, after = '']) => ({ file, test: testOf(file), what, before, after })),
  );

/** None in src/enquiry and src/seo, where Stryker plants every kind of fault. */
export const faults: readonly Fault[] = [
  ...faultsIn(besideTheirTest, (file) => file.replace(/\.tsx?$/, '.test$&')),
  ...Object.entries(byTest).flatMap(([test, planted]) => faultsIn(planted, () => test)),
];
