/** What an import was looked at against is no longer so; nothing of it is taken. */
export class CatalogueChanged extends Error {}
