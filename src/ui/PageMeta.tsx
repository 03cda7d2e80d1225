import { useEffect } from 'react';
import { shellMessages } from '../i18n/shell.ts';
import { useMessages } from '../i18n/useMessages.ts';

/**
 * Title, description and whether search engines may list the page. Written into the tags that the document already has,
 * so that what the server put there is replaced and not doubled.
 */
export function PageMeta({
  title,
  description,
  index = true,
}: {
  /** Without the site's name, which is added. */
  title: string;
  description?: string | undefined;
  /** False for everything personal: cart, orders, account, administration. */
  index?: boolean;
}) {
  const { siteName, siteDescription } = useMessages(shellMessages);
  useEffect(() => {
    document.title = title ? `${title} · ${siteName}` : siteName;
    setMeta('description', description ?? siteDescription);
    setMeta('robots', index ? 'index,follow' : 'noindex');
  }, [title, description, index, siteName, siteDescription]);
  return null;
}

function setMeta(name: string, content: string): void {
  let tag = document.head.querySelector(`meta[name="${name}"]`);
  if (!tag) {
    tag = document.createElement('meta');
    tag.setAttribute('name', name);
    document.head.append(tag);
  }
  tag.setAttribute('content', content);
}
