// Every browser that we serve has it; the package brings its own copy of half of the language.
module.exports = Object.entries;
