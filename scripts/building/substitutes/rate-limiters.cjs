module.exports = {
  RateLimiterMemory: require('./lib/RateLimiterMemory'),
  RateLimiterPostgres: require('./lib/RateLimiterPostgres'),
  RateLimiterRes: require('./lib/RateLimiterRes'),
};
