/** Loads another site's script once; `null` if it cannot be loaded. A failed load is tried again. */
export function loadScript<Script>(url: string, loaded: () => Script | undefined): Promise<Script | null> {
  const known = loaded();
  if (known) return Promise.resolve(known);
  return new Promise((resolve) => {
    const element = document.createElement('script');
    element.src = url;
    element.async = true;
    element.onload = () => resolve(loaded() ?? null);
    element.onerror = () => {
      element.remove();
      resolve(null);
    };
    document.head.append(element);
  });
}
