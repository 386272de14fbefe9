/** For tests: the shop's page as it stands before any script, without what it would load. */
export const homePage = (html: string) =>
  new DOMParser().parseFromString(html.replaceAll(/<link[^>]*>|<script[^>]*><\/script>/g, ''), 'text/html')
