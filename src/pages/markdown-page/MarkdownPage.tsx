import type { ReactNode } from 'react';
import { formTypeOf } from '../../content/navigation/form-types.ts';
import { CallToAction } from '../../sections/CallToAction.tsx';
import { EnquirySection } from '../../sections/enquiry/EnquirySection.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { PriceRange } from '../../sections/PriceRange.tsx';
import { TextBody } from '../../sections/text/TextBody.tsx';
import { Sections } from '../../ui/layout/Sections.tsx';
import { usePageData } from '../define-page.ts';
import { copy } from './copy.ts';
import type { definition } from './definition.ts';
import { pictureOf } from './picture.ts';

/** A Markdown page, without code of its own. */
export function Page(): ReactNode {
  const { page, price } = usePageData<typeof definition>();
  const { path, title, lead, form } = page;
  const closing = page.closing ?? (form ? undefined : copy.closing);
  const contact = { label: page.closing?.action ?? copy.action, to: copy.target };
  const art = pictureOf(page);
  return (
    <Sections>
      <PageHero
        title={title}
        lead={lead}
        actions={[form ? { label: form.title, to: '#enquiry' } : contact]}
        {...(art && { art })}
      />
      <TextBody label={copy.text} contents={copy.contents} text={page} />
      <PriceRange price={price} title={copy.priceTitle} tone="sand" />
      {closing && <CallToAction {...closing} actions={[contact]} />}
      {form && (
        <EnquirySection
          title={form.title}
          subtitle={form.text}
          serviceName={form.service}
          formType={formTypeOf({ path })}
          tone="paper"
        />
      )}
    </Sections>
  );
}
