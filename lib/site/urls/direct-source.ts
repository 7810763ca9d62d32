/** The URL of a picture or video for browsers; https, as the page's policy allows nothing else. */
export const directSource = (src: string): string => src.replace(/^http:/i, 'https:');
