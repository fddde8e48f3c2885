module.exports = () => {
  throw new Error('routes carry no schemas of Fastify');
};
