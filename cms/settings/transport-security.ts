/** For a year no browser comes without TLS. Only sent where the server has it. */
export const transportSecurity = 'max-age=31536000';
