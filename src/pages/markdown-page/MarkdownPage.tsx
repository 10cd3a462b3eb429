import type { ReactNode } from 'react';
import { prices } from '../../content/company/prices.ts';
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
  const data = usePageData<typeof definition>();
  const { path, title, lead, price, form } = data;
  const closing = data.closing ?? (form ? undefined : copy.closing);
  const contact = { label: data.closing?.action ?? copy.action, to: copy.target };
  const art = pictureOf(data);
  return (
    <Sections>
      <PageHero
        title={title}
        lead={lead}
        actions={[form ? { label: form.title, to: '#enquiry' } : contact]}
        {...(art && { art })}
      />
      <TextBody label={copy.text} contents={copy.contents} text={data} />
      {price !== undefined && (
        <PriceRange price={prices[price]} title={copy.priceTitle} tone="sand" />
      )}
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
