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

type Planted = [what: string, before: string, after: string];

const inFile = (file: string, test: string, ...planted: Planted[]): Fault[] =>
  planted.map(([what, before, after]) => ({ file, test, what, before, after }));

export const faults: readonly Fault[] = [
  ...inFile(
    'src/enquiry/send.ts',
    'src/enquiry/send.test.ts',
    ['“Submitting…” for ever', 'signal: AbortSignal.timeout(TIMEOUT_MS),', ''],
    ['a refusal counts as sent', 'if (response.ok)', 'if (response.status < 500)'],
  ),
  ...inFile('src/enquiry/visit.ts', 'src/enquiry/attribution.test.ts', [
    'a time far in the future is kept',
    'Math.abs(now() - Number(local.get(key)))',
    '(now() - Number(local.get(key)))',
  ]),
  ...inFile('src/safe-storage.ts', 'src/enquiry/attribution.test.ts', [
    'a refused value outlives a later write',
    'refused.delete(key);',
    '',
  ]),
  ...inFile(
    'src/server/compressed-body.ts',
    'src/server/compressed-body.test.ts',
    [
      'a shared cache sends brotli to everybody',
      `res.vary('Accept-Encoding').set('ETag', etag);`,
      `res.set('ETag', etag);`,
    ],
    ['an ETag without the encoding', '`"${body.tag}-${encoding}"`', '`"${body.tag}"`'],
  ),
  ...inFile(
    'src/server/ops/http-server.ts',
    'src/server/ops/http-server.test.ts',
    [
      'a 502 behind balancers: connections close before theirs',
      'keepAlive: 65_000',
      'keepAlive: 5_000',
    ],
    ['a slow request is cut early', 'request: 30_000', 'request: 3_000'],
    ['a reader who stopped is kept', 'server.timeout = inactivity;', ''],
  ),
  ...inFile(
    'src/server/middleware/rate-limit.ts',
    'src/server/middleware/rate-limit.test.ts',
    ['each try prolongs the block', '{ noUpdateTTL: true }', '{}'],
    ['any number of addresses is kept', 'max: MAX_CLIENTS', 'max: 10 * MAX_CLIENTS'],
  ),
  ...inFile('src/server/middleware/body.ts', 'src/server/middleware/body.test.ts', [
    'a form of any number of fields',
    'parameterLimit: 100,',
    '',
  ]),
  ...inFile('src/server/middleware/compress.ts', 'src/server/middleware/compress.test.ts', [
    'encoders are never given back',
    `res.once('close', () => compressing.delete(res));`,
    '',
  ]),
  ...inFile('src/server/static-files.ts', 'tests/server/app.test.ts', [
    'files of visitors who have left stay open',
    `res.once('close', () => file.destroy());`,
    '',
  ]),
  ...inFile(
    'src/server/api/enquiries.ts',
    'tests/server/enquiries.test.ts',
    ['a failed enquiry answers 422', 'refuse(req, res, 502,', 'refuse(req, res, 422,'],
    ['a refused enquiry answers 200', 'refuse(req, res, 422,', 'refuse(req, res, 200,'],
    ['a bot’s enquiry is stored', `if (request[honeypotField] !== '')`, 'if (false)'],
  ),
  ...inFile(
    'src/server/rendering/page-handlers.ts',
    'src/server/rendering/page-handlers.test.ts',
    ['a failed form answers 200', 'document, res, res.statusCode', 'document, res, 200'],
    [
      'a rejected form is kept for everybody',
      'key: pathname, sources, formFailure',
      'key: pathname, sources',
    ],
    [
      'a cache gives one visitor’s query to the next',
      `res.set('Cache-Control', cachePolicy.none).redirect`,
      'res.redirect',
    ],
  ),
  ...inFile('src/server/answer-cache.ts', 'src/server/answer-cache.test.ts', [
    'a failed render is never made again',
    'if (making.get(key) === entry) making.delete(key);',
    '',
  ]),
  ...inFile('src/server/answer-cache.ts', 'src/server/rendering/page-handlers.test.ts', [
    'an old render replaces a new one',
    'if (answer && making.get(key) === entry)',
    'if (answer)',
  ]),
  ...inFile(
    'src/server/enquiries/notifier.ts',
    'src/server/enquiries/notifier.test.ts',
    ['two processes send one mail', 'LEASE_MS = 2 * MINUTE', 'LEASE_MS = 15 * 1_000'],
    [
      'the process ends during an attempt',
      'await Promise.race([running, sleep(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);',
      '',
    ],
    ['an attempt begins after the end', 'isClosed ? undefined : await', 'await'],
    ['a mail is sent twice after a full disk', `sentOnce.set(key, 'sent');`, ''],
  ),
  ...inFile(
    'src/server/enquiries/mail-server.ts',
    'src/server/enquiries/mail-server.test.ts',
    [
      'one attempt blocks all others',
      'AbortSignal.any([AbortSignal.timeout(SEND_TIMEOUT_MS), closing.signal])',
      'closing.signal',
    ],
    ['a mail that may have been sent is sent again', 'if (!isHandedOver || ', 'if (true || '],
    [
      'an attempt holds the others for ten minutes',
      'SEND_TIMEOUT_MS = 60_000',
      'SEND_TIMEOUT_MS = 600_000',
    ],
  ),
  ...inFile(
    'src/server/enquiries/webhook.ts',
    'src/server/enquiries/webhook.test.ts',
    ['an enquiry goes to another host', `redirect: 'manual',`, ''],
    ['a silent receiver blocks all others', 'signal: AbortSignal.timeout(TIMEOUT_MS),', ''],
    ['an enquiry is given up at a limit', 'TEMPORARY = [408, 425, 429]', 'TEMPORARY = [408, 425]'],
    ['a CRM makes a lead of a check', `isCheck(id) ? 'enquiry.check' : `, ''],
  ),
  ...inFile('src/server/backend/supabase-client.ts', 'src/server/backend/supabase.test.ts', [
    'an enquiry and the key go to another host',
    `{ ...init, redirect: 'error' }`,
    'init',
  ]),
  ...inFile(
    'src/server/backend/data-folder.ts',
    'src/server/backend/sqlite.test.ts',
    ['everybody may list the data', 'restrictAccess(dataDir, 0o700)', 'true'],
    ['everybody may read enquiries', 'restrictAccess(path, 0o600)', 'true'],
  ),
  ...inFile(
    'src/server/log.ts',
    'src/server/log.test.ts',
    [
      'a reader who has stopped fills the memory',
      'maxPending: 256 * 1024,',
      'maxPending: Infinity,',
    ],
    ['the end waits for a reader who has stopped', 'sleep(flushMs,', 'sleep(flushMs * 1_000,'],
  ),
  ...inFile(
    'src/server/middleware/request-log.ts',
    'src/server/middleware/request-log.test.ts',
    ['a client chooses the id in the log', 'trustProxy > 0 ? ', 'true ? '],
    ['a flood of cached pages fills the log', 'isFromCache && !mayWrite()', 'false'],
    ['the site that a visitor comes from is logged', '(statusCode === 404 && {', '(true && {'],
    [
      'an address of mail is logged',
      'shortPath(pathOf(req.originalUrl))',
      'pathOf(req.originalUrl)',
    ],
  ),
  ...inFile('src/server/middleware/same-origin.ts', 'src/server/middleware/same-origin.test.ts', [
    'another site’s page sends enquiries',
    `if (site !== undefined) return site === 'same-origin' || site === 'none';`,
    '',
  ]),
  ...inFile('src/server/middleware/fair-queue.ts', 'src/server/middleware/fair-queue.test.ts', [
    'one client’s flood delays all others',
    'const client = clientOf(req);',
    `const client = '';`,
  ]),
  ...inFile(
    'src/server/visits/visits.ts',
    'src/server/visits/visits.test.ts',
    ['visits of browsers with Global Privacy Control count', `&& req.get('sec-gpc') !== '1'`, ''],
    ['one client fills the log', 'return clientMayLog() && mayLog();', 'return mayLog();'],
  ),
  ...inFile(
    'supabase/functions/process-form-submission/handler.ts',
    'tests/server/process-form-submission.test.ts',
    ['anybody may call', `if (!deps.mayCall(request.headers.get('apikey') ?? ''))`, 'if (false)'],
    ['a body of any size is read', 'if (bytes > MAX_BODY_BYTES) return undefined;', ''],
    ['control characters are stored', '(isProse ? HIDDEN_IN_PROSE : HIDDEN).test(value)', 'false'],
    ['an enquiry without a key is stored twice', '{8,200}', '{0,200}'],
  ),
  ...inFile(
    'src/server/metadata.ts',
    'src/server/metadata.test.ts',
    [
      'a failing backend is asked for each visitor',
      'entryOptions.ttl = Math.min(RETRY_MS, freshMs);',
      'entryOptions.ttl = 1;',
    ],
    [
      'an idle connection shows default metadata',
      'if (limit.aborted) throw error;',
      'throw error;',
    ],
  ),
  ...inFile(
    'src/server/backend/backup.ts',
    'src/server/backend/backup.test.ts',
    ['a damaged copy is accepted', `if (check?.quick_check !== 'ok')`, 'if (false)'],
    ['a restored file is readable by everybody', 'chmodSync(part, 0o600);', ''],
    [
      'a copy is readable by everybody',
      `openSync(part, 'wx', 0o600)`,
      `openSync(part, 'wx', 0o644)`,
    ],
    [
      'a part file of a restore is left behind',
      `} finally {
    discard(part);`,
      '} finally {',
    ],
    ['a part file of a copy is left behind', 'if (part) discard(part);', ''],
    ['a running site loses its database', 'refuseIfInUse(file);', ''],
    [
      'the newest enquiries of a copy are lost',
      'if (existsSync(`${source}-wal`)) copyFileSync(`${source}-wal`, `${part}-wal`);',
      '',
    ],
    ['the log beside an empty database is deleted', ' || statSync(file).size === 0', ''],
  ),
  ...inFile(
    'src/server/ops/drain.ts',
    'src/server/ops/drain.test.ts',
    ['readiness stays while it drains', 'lifecycle.isDraining = true;', ''],
    ['unused connections hold the drain', 'closeUnused();', ''],
    ['a stuck answer holds the drain', 'server.closeAllConnections();', ''],
  ),
  ...inFile('src/seo/escape.ts', 'src/seo/escape.test.ts', [
    'quotes end an attribute',
    `/[&<>"']/g`,
    '/[&<>]/g',
  ]),
  ...inFile('src/seo/escape.ts', 'src/seo/structured-data.test.ts', [
    'data ends its script element',
    `JSON.stringify(value).replaceAll('<', '\\\\u003c')`,
    'JSON.stringify(value)',
  ]),
  ...inFile('src/seo/structured-data.ts', 'src/seo/structured-data.test.ts', [
    '12 pm is 24 o’clock',
    '(Number(hour) % 12)',
    'Number(hour)',
  ]),
  ...inFile(
    'src/seo/head-tags.ts',
    'src/seo/head-tags.test.ts',
    ['iOS breaks hydration', `name('format-detection', 'telephone=no'),`, ''],
    [
      'a hidden page is indexed',
      `metadata.indexable ? 'index, follow' : 'noindex'`,
      `'index, follow'`,
    ],
  ),
  ...inFile('src/shell/PendingNavigation.tsx', 'src/shell/PendingNavigation.test.tsx', [
    'the pending line flashes',
    'SHOWN_AFTER_MS = 150',
    'SHOWN_AFTER_MS = 0',
  ]),
  ...inFile(
    'src/shell/page-data-cache.ts',
    'src/shell/page-data-cache.test.ts',
    ['pages stay old for hours', 'RETENTION_MS = 300_000', 'RETENTION_MS = 300_000_000'],
    ['a slow server is asked twice', 'if (signal.aborted) throw error;', ''],
    ['a failed page fails for the whole visit', 'page.catch(() => entries.delete(pathname));', ''],
  ),
  ...inFile(
    'src/shell/stored-metadata.ts',
    'src/shell/stored-metadata.test.tsx',
    ['values of another release are read', '${pathname}@${release}', '${pathname}'],
    ['defaults are kept instead of a record', 'hasRecord && ', ''],
  ),
  ...inFile('src/shell/import-with-retry.ts', 'src/shell/import-with-retry.test.tsx', [
    'a page loads itself anew again and again',
    'if (state.isFinal) return;',
    '',
  ]),
  ...inFile(
    'src/shell/PageFailure.tsx',
    'src/shell/PageFailure.test.tsx',
    ['an offline visitor gets the browser’s error page', 'await checkServer();', ''],
    ['a failing server is loaded again and again', 'if (status >= 500)', 'if (false)'],
  ),
  ...inFile(
    'src/shell/ExpertiseMenu.tsx',
    'src/shell/ExpertiseMenu.test.tsx',
    ['the menu opens under a passing pointer', 'openDelay: 200', 'openDelay: 0'],
    ['the menu closes at a slip', 'closeDelay: 150', 'closeDelay: 0'],
    ['the menu never opens at once', 'skipDelay: 300', 'skipDelay: 0'],
    ['Escape closes nothing', `if (event.key !== 'Escape') return;`, 'return;'],
    [
      'the menu stays when the focus leaves',
      'if (!root.current?.contains(event.relatedTarget)) intent.close();',
      '',
    ],
  ),
  ...inFile('src/ui/disclosure/hover-intent.ts', 'src/shell/ExpertiseMenu.test.tsx', [
    'a click closes what hover has just opened',
    'CLICK_DELAY = 400',
    'CLICK_DELAY = 0',
  ]),
  ...inFile(
    'src/ui/disclosure/Carousel.tsx',
    'src/ui/disclosure/Carousel.test.tsx',
    [
      'the place is lost when the carousel starts',
      'if (scrolledTo.current > 0) embla.scrollTo(scrolledTo.current, true);',
      '',
    ],
    [
      'slides move in spite of reduced motion',
      `window.matchMedia('(prefers-reduced-motion: reduce)').matches`,
      'false',
    ],
  ),
  ...inFile(
    'src/ui/disclosure/CarouselControls.tsx',
    'src/sections/studies/CaseStudyCarousel.test.tsx',
    [
      'arrow keys do nothing',
      'if (event.key === back && canPrevious) onPrevious();',
      'if (event.key === back) return;',
    ],
  ),
  ...inFile(
    'src/sections/studies/use-locked-index.ts',
    'src/sections/studies/CaseStudyCarousel.test.tsx',
    ['a vertical swipe moves slides', ' || Math.abs(x) < Math.abs(touch.clientY - from.y)', ''],
    ['a tap moves slides', 'Math.abs(x) < SWIPE_PX || ', ''],
    ['two clicks skip a slide', 'if (timer.current !== undefined) return;', ''],
  ),
  ...inFile('src/ui/media/InView.tsx', 'src/ui/media/Picture.test.tsx', [
    'lazy pictures appear far ahead',
    `rootMargin: '200px'`,
    `rootMargin: '2000px'`,
  ]),
  ...inFile('src/ui/media/InView.tsx', 'src/ui/media/FilmPlayer.test.tsx', [
    'films start before they show',
    'threshold: 0.1',
    'threshold: 0',
  ]),
  ...inFile('src/ui/media/FilmPlayer.tsx', 'src/ui/media/FilmPlayer.test.tsx', [
    'a film never pauses',
    '} else video.pause();',
    '}',
  ]),
  ...inFile(
    'src/sections/enquiry/use-enquiry-form.tsx',
    'src/sections/enquiry/EnquiryForm.test.tsx',
    ['a visitor who has left is redirected', 'if (redirect && mounted.current)', 'if (redirect)'],
    ['a double click sends twice', 'if (isBusy.current) return;', ''],
    ['the next enquiry has the key of the last', 'keyFor.forget();', ''],
  ),
];
