import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Page } from './page.ts';

hydrateRoot(document, createElement(Page, { elements: Number(location.pathname.slice(1)) }));
