import { useText } from '#app/client/frame.tsx';
import type { PageProps } from '#contract/pages.ts';
import { SiteLayout } from '../../../site/site-layout.tsx';
import type { Page } from '../../page.ts';

function PurchasesPage(_props: PageProps['purchases']) {
  const text = useText();
  return <SiteLayout><h1>{text('operator.title')}</h1></SiteLayout>;
}

export const page: Page<'purchases'> = {
  areas: ['operator'],
  title: (_props, text) => text('operator.title'),
  Component: PurchasesPage,
};
